import { setTimeout as wait } from 'node:timers/promises'
import { ONE } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { signInByPassword } from './screens.ts'
import { signOut } from './signOut.ts'
import { sendTransfer } from './transfers.ts'
import { PAUSE, sendUnanswered, unknown } from './unansweredTransfer.ts'

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

test('a tab that asks for what another tab was turned away with does not send it', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const keys: string[] = []
  const { promise: askedBeside, resolve: askBeside } = Promise.withResolvers<void>()
  await page.context().route('**/api/asset/transfer', async (route) => {
    const time = keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (time > 2) return route.fallback()
    if (time === 2) askBeside()
    if (time === 2) return route.abort()
    await askedBeside
    const json = { code: 400, message: 'Too many attempts', result: null, retryAfter: 1 }
    return route.fulfill({ json })
  })
  await sendTransfer(page, other, '7')
  await expect.poll(() => keys.length).toBe(1)
  const beside = await page.context().newPage()
  await beside.goto('/#/pages/transfer/index')
  await expect(unknown(beside)).toBeVisible()

  // Turned away, and sent again, which is another one: with it the first is over for good.
  await expect(page.getByRole('dialog').getByText('Too many attempts')).toBeVisible()
  await page.getByRole('button', { name: 'Send 7 BTCW' }).click()
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  await expect(beside.getByRole('alert').getByText('Look at your records')).toBeVisible()
  await expect(unknown(beside)).toBeHidden()
  const [first, asked, second, ...more] = keys
  expect(asked).toBe(first)
  expect(second).not.toBe(first)
  expect(more).toEqual([])
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': 7n * ONE })
})
