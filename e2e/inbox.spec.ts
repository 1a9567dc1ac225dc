import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { atRest } from './atRest.ts'
import { watchBadge } from './pushes.ts'

test.use({ serviceWorkers: 'allow' })

const bell = (page: Page) => page.getByRole('link', { name: /^Messages/ })

/** Somebody else sends the member 12.5 BTCW. */
async function payTo(db: Database, member: Member) {
  const payer = await newMember(db)
  await deposit(db, payer, { coin: 'BTCW', amount: '20' })
  const body = { payeeId: member.id, coin: 'BTCW', amount: '12.5' }
  const sent = await post(payer, 'asset/transfer', body)
  expect(sent.code, sent.message).toBe(200)
  return sent.result.no as string
}

test('a transfer from another member is a message, new until it is seen, and leads to its record', async ({
  page,
  member,
  db,
}) => {
  await watchBadge(page)
  await page.goto('/#/pages/home/index')
  await expect(bell(page)).toHaveAccessibleName('Messages')
  const no = await payTo(db, member)

  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Messages, 1 new')
  await expect(page.locator('html')).toHaveAttribute('data-badge', '1')

  await bell(page).click()
  const row = page.getByRole('main').getByRole('link', { name: 'Transfer received' })
  await expect(row).toContainText('New:')
  await expect(row).toContainText('+12.5')
  await expect(row).toContainText(no)
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0')
  // What was new when it came into view stays marked while one looks.
  await expect(row).toContainText('New:')

  await row.click()
  const sheet = page.getByRole('dialog', { name: 'Transfer in' })
  await expect(sheet).toContainText(no)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.goto('/#/pages/home/index')
  await expect(bell(page)).toHaveAccessibleName('Messages')
  await page.goto('/#/pages/inbox/index')
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('New:')
})

test('with no network the messages of the last visit are there with their age', async ({
  page,
  context,
  member,
  db,
}) => {
  const no = await payTo(db, member)
  const kept = page.waitForResponse(
    (it) => it.url().endsWith('/api/home/noticeDetail') && it.fromServiceWorker(),
    { timeout: 30_000 },
  )
  await page.goto('/#/pages/home/index')
  await kept
  await atRest(page)

  await context.setOffline(true)
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Messages, 1 new')
  await bell(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Transfer received' })).toContainText(no)
  await expect(main.getByText(/^Saved/)).toBeVisible()

  // What was seen out of a copy is told to have been read when there is somebody to tell.
  await context.setOffline(false)
  await page.reload()
  await expect
    .poll(() => post(member, 'member/inbox', {}).then(({ result }) => result.unread))
    .toBe(0)
})
