import { post } from './api.ts'
import { expect, type Member, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'

// A pause is for every member of the farm that the specs share, so it runs when the others are done.

const reason = { en: 'The books are being moved until noon.', zh: '帳目搬遷中，預計中午完成。' }

let operator: Member

const set = (on: boolean) =>
  post(operator, 'operator/setPause', { what: 'withdrawals', on, reason })

test.beforeEach(async ({ db }) => {
  operator = await newHolder(db, 'operator')
})
test.afterEach(() => set(false))

test('Health names what is paused in its line, and both say it where pauses cannot be read', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'editor'))
  expect(await set(true)).toMatchObject({ code: 200 })
  await page.goto('/#/pages/console/health')
  const line = page.getByRole('region', { name: 'How it goes' }).getByRole('status')
  await expect(line).toContainText('Paused: Withdrawing')
  await expect(line).not.toContainText('All is well')
  await set(false)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(line).not.toContainText('Paused')

  await page.route('**/api/operator/pauses', (route) => route.abort())
  await page.reload()
  await expect(line).toContainText('Whether anything is paused could not be read')
  await expect(line).not.toContainText('All is well')
  await page.goto('/#/pages/console/index')
  const part = page.getByRole('region', { name: 'Pauses' })
  await expect(part.getByRole('button', { name: /again/i })).toBeVisible()
})
