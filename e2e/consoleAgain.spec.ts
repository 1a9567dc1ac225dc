import type { Page } from '@playwright/test'
import { ONE } from '#shared/money.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { heldBy } from './books.ts'
import { ask, opened, sheetOf, WHY } from './grants.ts'
import { loseAnswers } from './loseAnswers.ts'

test.describe.configure({ timeout: 150_000 })

const GIVEN = 12n * ONE
const asking = { amount: '12', says: 'It is given at once' }
const unknown = (page: Page) => sheetOf(page).getByRole('heading', { name: 'Unknown, checking' })
const given = (page: Page, { nickname }: { nickname: string }) =>
  page.getByRole('status').filter({ hasText: `${nickname} has it now` })

/** Has each grant refused that is let through. */
const refuse = (page: Page, code: number, message: string) =>
  page
    .context()
    .route('**/api/operator/grant', (route) =>
      route.fulfill({ json: { code, message, result: null } }),
    )

/** A treasurer who is signed in and has a budget of 24 BTCW, and a member. */
async function atDesk(page: Page, db: Parameters<typeof opened>[0]) {
  const { first, member } = await opened(db, '24')
  await signIn(page, first)
  return member
}

test('a grant whose answer is lost is given once, whether the sheet is closed or the app begins anew', async ({
  page,
  db,
}) => {
  const member = await atDesk(page, db)
  const { keys, letThrough } = await loseAnswers(page, 'operator/grant')
  await ask(page, member, asking)
  await expect(unknown(page)).toBeVisible()
  await expect(sheetOf(page).getByLabel('Amount')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()

  await page.reload()
  await page.goto(`/#/pages/console/grants?to=${member.id}`)
  await expect(unknown(page)).toBeVisible()
  letThrough()
  await expect(given(page, member)).toBeVisible({ timeout: 20_000 })
  await expect(sheetOf(page)).toBeHidden()
  expect(new Set(keys).size).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': GIVEN })
  // The next one is another one.
  await ask(page, member, asking)
  await expect.poll(() => heldBy(db, member)).toEqual({ 'available:BTCW': 2n * GIVEN })
})

test('a sheet stays while it sends, and an answer that comes late closes no other one', async ({
  page,
  db,
}) => {
  const member = await atDesk(page, db)
  const next = await newMember(db)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const { keys, letThrough } = await loseAnswers(page, 'operator/grant', async (route) => {
    await route.fetch()
    await held
  })
  await ask(page, member, asking)
  await expect.poll(() => keys.length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(sheetOf(page).getByLabel('Amount')).toBeVisible()
  answer()
  await expect(unknown(page)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`/#/pages/console/grants?to=${next.id}`)
  await sheetOf(page).getByLabel('Reason').fill(WHY)
  letThrough()
  await expect(given(page, member)).toBeVisible({ timeout: 20_000 })
  await expect(sheetOf(page)).toContainText(`UID${next.id}`)
  await expect(sheetOf(page).getByLabel('Reason')).toHaveValue(WHY)
})

test('what is refused when it is asked for again says why, and what was typed is there', async ({
  page,
  db,
}) => {
  const member = await atDesk(page, db)
  await refuse(page, 400, 'The budget is used up.')
  const { keys, letThrough } = await loseAnswers(page, 'operator/grant', async () => {})
  await ask(page, member, asking)
  await expect(unknown(page)).toBeVisible()
  await expect(unknown(page)).toBeFocused()
  letThrough()
  const why = sheetOf(page).getByRole('alert').filter({ hasText: 'used up' })
  await expect(why).toBeVisible({ timeout: 20_000 })
  await expect(why).toBeInViewport()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await expect(sheetOf(page).getByLabel('Amount')).toHaveValue('12')
  expect(new Set(keys).size).toBe(1)
  // What is sent then is another one.
  await sheetOf(page).getByRole('button', { name: 'Give the grant' }).click()
  await expect.poll(() => new Set(keys).size).toBe(2)
})

test('asked for again in the same look, a no at the door ends nothing, and says why', async ({
  page,
  db,
}) => {
  const member = await atDesk(page, db)
  await page.clock.install()
  await refuse(page, 403, 'Your role was taken away.')
  const { keys, letThrough } = await loseAnswers(page, 'operator/grant')
  await ask(page, member, asking)
  await expect(unknown(page)).toBeVisible()
  for (let asked = 2; asked <= 4; asked += 1) {
    await page.clock.runFor(10_000)
    await expect.poll(() => keys.length).toBe(asked)
  }
  letThrough()
  await sheetOf(page).getByRole('button', { name: 'Ask again' }).click()
  for (let asked = 5; asked <= 8; asked += 1) {
    await expect.poll(() => keys.length).toBe(asked)
    await page.clock.runFor(10_000)
  }
  await expect(sheetOf(page).getByText('taken away')).toBeVisible()
  await expect(unknown(page)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': GIVEN })
})
