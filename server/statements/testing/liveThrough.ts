import fc from 'fast-check'
import { post } from '#server/ledger/post.ts'
import type { Books } from '#server/testing/openBooks.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { HAPPENINGS } from './happenings.ts'

/** Something that happens to a member's money. */
export const given = fc.record({
  what: fc.nat(HAPPENINGS.length - 1),
  coin: fc.constantFrom<Coin>(...COINS),
  amount: fc.oneof(fc.constant(1n), fc.bigInt(1n, 10n ** 24n)),
  // Sometimes the fee is as large as the amount, and sometimes there is none.
  fee: fc.oneof(fc.constant(0n), fc.constant(1n), fc.bigInt(1n, 10n ** 18n)),
})

let told = 0

/** A member to whom all of it happens, an hour apart. */
export async function liveThrough(
  books: Books,
  history: readonly (typeof given extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const [me, other] = [await books.join(), await books.join()]
  for (const one of [me, other]) for (const coin of COINS) await one.has(coin, 10n ** 27n)
  for (const { what, ...it } of history) {
    told += 1
    const now = new Date(Date.UTC(2026, 0, 1) + told * 3_600_000)
    const happenings = HAPPENINGS[what]?.(me.id, other.id, { ...it, id: String(told) }) ?? []
    for (const [i, { kind, moves, force }] of happenings.entries()) {
      const key = `test:${told}:${i}`
      await books.db.inTx((tx) => post(tx, { key, kind, now, moves, force: force ?? false }))
    }
  }
  return me
}
