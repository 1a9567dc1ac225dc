import { setTimeout as wait } from 'node:timers/promises'
import { ONE } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { signInByPassword } from './screens.ts'
import { signOut } from './signOut.ts'
import { PAUSE, sendUnanswered } from './unansweredTransfer.ts'

test('a tab that has not come to see that another signed in as somebody sends nothing in their name', async ({
  page,
  member,
  db,
}) => {
  const password = 'harbour Lantern 27'
  const next = await newMember(db, { password })
  await deposit(db, next, { coin: 'BTCW', amount: '50' })
  const { keys, letThrough } = await sendUnanswered(page, { member, db })
  // The line is slow: it is told at once, and what it loads anew does not come.
  await page.route('/', () => {})
  const beside = await page.context().newPage()
  await signOut(beside)
  await signInByPassword(beside, next.account, password)
  await expect(beside.getByText('Staked in the pool', { exact: true })).toBeVisible()

  const before = keys.length
  letThrough()
  // In nobody's own time: that of a page which is on its way elsewhere cannot be moved.
  await wait(PAUSE)
  expect(keys).toHaveLength(before)
  expect(await heldBy(db, next)).toEqual({ 'available:BTCW': 50n * ONE })
})
