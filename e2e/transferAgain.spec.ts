import type { Page } from '@playwright/test'
import { ONE } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { arriveAt } from './arriveAt.ts'
import { heldBy } from './books.ts'
import { signInByPassword } from './screens.ts'
import { signOut } from './signOut.ts'
import { PAUSE, sendUnanswered, unknown } from './unansweredTransfer.ts'

/** Lets pass what lies between two askings, in this browser's own time: whoever asks at all has asked again after it. */
async function passPause({ clock, pages }: { clock: Page['clock']; pages: Page[] }) {
  await clock.runFor(PAUSE)
  // What was asked for then has reached the route before a page can have its next answer.
  for (const one of pages) await one.evaluate(() => fetch('/healthz').then(() => undefined))
}

const sent = (page: Page) => page.getByText('Sent. It is in the payee’s balance already.')

test('a form that is left while nobody answers and come back to asks on, and it is done once', async ({
  page,
  member,
  db,
}) => {
  const { other, keys, letThrough } = await sendUnanswered(page, { member, db })
  await arriveAt(page, '/#/pages/home/index')
  await page.goto('/#/pages/transfer/index')
  await expect(unknown(page)).toBeVisible()

  letThrough()
  await expect(sent(page)).toBeVisible({ timeout: 2 * PAUSE })
  await passPause({ clock: page.clock, pages: [page] })
  expect(new Set(keys).size).toBe(1)
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': 7n * ONE })
})

test('a tab that asks for what another one sent finds it, and the other sends it no second time', async ({
  page,
  member,
  db,
}) => {
  const { other, keys, letThrough } = await sendUnanswered(page, { member, db })
  const beside = await page.context().newPage()
  await beside.goto('/#/pages/transfer/index')
  await expect(unknown(beside)).toBeVisible()

  letThrough()
  await expect(sent(page)).toBeVisible({ timeout: 2 * PAUSE })
  await expect(sent(beside)).toBeVisible({ timeout: 2 * PAUSE })
  await passPause({ clock: page.clock, pages: [page, beside] })
  expect(new Set(keys).size).toBe(1)
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': 7n * ONE })
})

test('whoever signs out while an outcome is not known is told to look at the records first', async ({
  page,
  member,
  db,
}) => {
  await sendUnanswered(page, { member, db })
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog')).toContainText('look at your records before you do it')
})

test('what one member sent without an answer is not sent in the name of the next', async ({
  page,
  member,
  db,
}) => {
  const password = 'harbour Lantern 27'
  const next = await newMember(db, { password })
  await deposit(db, next, { coin: 'BTCW', amount: '50' })
  const { keys, letThrough } = await sendUnanswered(page, { member, db })
  await signOut(page)
  const before = keys.length

  letThrough()
  await signInByPassword(page, next.account, password)
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await passPause({ clock: page.clock, pages: [page] })
  expect(keys).toHaveLength(before)
  expect(await heldBy(db, next)).toEqual({ 'available:BTCW': 50n * ONE })
})

test('before a new password signs out here, it says what this device forgets by it', async ({
  page,
  member,
  db,
}) => {
  const forgets = page.getByText('Something that you sent has had no answer yet')
  await page.goto('/#/pages/set/forgetPwd')
  await expect(page.getByRole('button', { name: 'Set the new password' })).toBeVisible()
  await expect(forgets).toHaveCount(0)
  await sendUnanswered(page, { member, db })
  await page.goto('/#/pages/set/forgetPwd')
  await expect(forgets).toBeVisible()
})
