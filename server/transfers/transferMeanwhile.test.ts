import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { freeze } from '#server/members/freeze.ts'
import { setPassword } from '#server/members/setPassword.ts'
import { countBookings } from '#server/testing/countBookings.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { availableIn, pairIn } from '#server/testing/pairIn.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { whileHeld } from '#server/testing/whileHeld.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const now = () => books.clock.now()
const shut = (tx: Tx, member: string) => freeze(tx, { member, reason: 'a test', now: now() })

/** A transfer that waits behind another one, while something is done to who pays and who is paid. Answers both, and whose it is. */
async function whileItWaits(
  act: (tx: Tx, pair: { payer: string; payee: string }) => Promise<void>,
) {
  const { db } = books
  const [first, second] = [await pairIn(books, 5n * COIN), await pairIn(books, 5n * COIN)]
  const counted = countBookings(books.world)
  const { held, late } = await whileHeld(books, first.ann.id, async () => {
    const held = first.ann.at(counted.world)('asset/transfer', { ...first.asked, amount: '1' })
    await expect.poll(() => waitsForLock(db)).toBe(true)
    const late = second.ann.at(counted.world)('asset/transfer', { ...second.asked, amount: '1' })
    await expect.poll(() => counted.asked).toBe(2)
    await db.inTx((other) => act(other, { payer: second.ann.id, payee: second.bob.id }))
    return { held, late }
  })
  expect((await held).code).toBe(200)
  return { late: await late, ...second }
}

test.each([
  ['was frozen', shut],
  ['set another password', (tx: Tx, member: string) => setPassword(tx, member, 'a hash')],
])('a transfer that waits behind others is not booked once its member %s', async (_, act) => {
  const { late, ann, bob } = await whileItWaits((tx, { payer }) => act(tx, payer))
  expect(late).toMatchObject({ code: 401, message: 'Please log in again' })
  expect((await availableIn(books, bob)).BTCW).toBe(0n)
  expect((await availableIn(books, ann)).BTCW).toBe(5n * COIN)
})

test('nor once who is to be paid was frozen', async () => {
  const { late, ann, bob } = await whileItWaits((tx, { payee }) => shut(tx, payee))
  expect(late).toMatchObject({ code: 400, field: 'payeeId' })
  expect((await availableIn(books, bob)).BTCW).toBe(0n)
  expect((await availableIn(books, ann)).BTCW).toBe(5n * COIN)
})
