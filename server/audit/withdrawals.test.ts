import { expect, onTestFinished, test } from 'vitest'
import { fees, treasury, withdrawing } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { as } from '#server/testing/as.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { returnHeld } from '#server/withdrawals/returnHeld.ts'
import { audit } from './audit.ts'

const address = '0x8ba1f109551bd432803012645ac136ddd64dba72'

/** Books with a withdrawal of each coin that waits, one that was cancelled, one that was paid and one that its receiver undid. */
async function lived() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const ann = await books.join()
  await ann.has('BTCW', 1_000n * COIN)
  await ann.has('BTCWT', 1_000n * COIN)
  for (const [coin, amount] of [
    ['BTCW', '500'],
    ['BTCWT', '20'],
    ['BTCW', '1'],
    ['BTCWT', '30'],
    ['BTCWT', '40'],
  ] as const) {
    const { result } = await ann.call('asset/cash', { coin, amount, address })
    if (amount === '1') await ann.call('asset/cashCancel', { withdrawalId: result.id })
    if (amount === '30') await pay(books, ann.id, result.id)
    if (amount === '40') await undo(books, result.id)
  }
  return books.db
}

/** As a payment is booked that the chain has settled. */
const pay = ({ db, clock }: Books, member: string, id: string) =>
  db.inTx(async (tx) => {
    const [now, from] = [clock.now(), withdrawing(member)]
    await tx`update withdrawal set state = 'paid', done_at = ${now} where id = ${id}`
    await post(tx, {
      key: `withdrawal:${id}:paid`,
      kind: 'withdrawal paid',
      now,
      moves: [
        { from, to: treasury, coin: 'BTCWT', amount: 30n * COIN },
        { from, to: fees, coin: 'BTCW', amount: COIN / 2n },
      ],
    })
  })

/** As a payment ends that its receiver undid. */
const undo = ({ db, clock }: Books, withdrawal: string) =>
  db.inTx((tx) => returnHeld(tx, { withdrawal, reason: 'receiverReverted', now: clock.now() }))

test('withdrawals that wait, one that was paid and one that came back are clean', async () => {
  expect(await audit(await lived())).toEqual([])
})

test.each([
  ['an amount', `update withdrawal set amount = amount + 1 where amount > 10`, /is held.*as far/],
  ['a fee', `update withdrawal set fee = fee - 1 where amount = 20e18`, /is held.*as far/],
  ['a coin', `update withdrawal set coin = 'BTCW' where amount = 20e18`, /is held.*as far/],
  [
    'one that says it was paid, and is not in the books as that',
    `update withdrawal set state = 'paid', done_at = created_at where amount = 20e18`,
    /is held.*as far/,
  ],
  [
    'one that says it was returned, and was not',
    `update withdrawal set state = 'returned', reason = 'cancelled', done_at = created_at where amount = 20e18`,
    /is held.*as far/,
  ],
  [
    'one that came back and waits again',
    `update withdrawal set state = 'approved', reason = null, done_at = null where state = 'returned'`,
    /is held.*as far/,
  ],
  [
    'one that was paid and waits again',
    `update withdrawal set state = 'approved', done_at = null where state = 'paid'`,
    /is held.*as far/,
  ],
  [
    'one that was paid, with another fee than it was asked for with',
    `update withdrawal set fee = fee + 1 where state = 'paid'`,
    /as far/,
  ],
  [
    'one whose fee was kept and should have come back',
    `update withdrawal set reason = 'reverted' where reason = 'receiverReverted'`,
    /as far/,
  ],
  [
    'one whose fee came back and should have been kept',
    `update withdrawal set reason = 'receiverReverted' where reason = 'cancelled'`,
    /as far/,
  ],
  [
    'one that nobody asked for',
    `update withdrawal set id = default where amount = 20e18`,
    /as far/,
  ],
])('finds %s', async (_, sql, rules) => {
  const db = await lived()
  await as(db.ownerUrl, (client) => client.query(sql))
  expect((await audit(db)).map(({ rule }) => rule).join('; ')).toMatch(rules)
})
