import { onTestFinished } from 'vitest'
import type { Coin } from '#shared/api/coin.ts'
import { atDeskOf } from './atDeskOf.ts'
import { COIN, openBooks } from './openBooks.ts'
import { seedFunds } from './seed.ts'

/** A farm with a budget of 5,000, two treasurers, and a limit of 1,000 for one of them. */
export async function openGrants() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const { db, clock, world } = books
  const ann = await books.join()
  const bring = (whole: bigint, coin: Coin = 'BTCW') =>
    db.inTx((tx) => seedFunds(tx, { as: 'activity', coin, amount: whole * COIN, at: clock.now() }))
  await bring(5_000n)
  const give = (amount: string) => ({
    memberId: ann.id,
    coin: 'BTCW' as const,
    amount,
    reason: 'winner of the quiz',
  })
  const logged = () =>
    db.inTx(
      (tx) => tx`select actor, act, subject, before, after, reason from operator_act order by id`,
    )
  const lines = async () => (await ann.call('asset/flowRecord', {})).result.list
  /** What the budget holds of BTCW. */
  const house = () =>
    db.inTx(async (tx) => {
      const [row] = await tx<{ balance: bigint }>`
        select balance from account where owner_id = 0 and code = 'activity' and coin = 'BTCW'`
      return row?.balance
    })
  const [one, two] = [atDeskOf(world, { name: 'one' }), atDeskOf(world, { name: 'two' })]
  return { ...books, ann, bring, give, logged, lines, house, one, two }
}

/** What was done; a refusal fails the test. */
export const done = <Result>(said: Result | string): Result => {
  if (typeof said === 'string') throw new Error(said)
  return said
}
