import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { activity, fees, lost } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import { ownInPool } from './bookTopUps.ts'
import { keepWord, lockLosses, type Saying, sayLoss } from './loss-words.ts'

type Good = { coin: Coin; amount: bigint; source: 'fees' | 'activity' }

/**
 * Makes good what was booked as lost, out of what the house owns in the pool: nobody is owed more or less for it. The first
 * of two people is only noted. Refuses `notLost`, `houseShort`, `saidAlready` and `newAtDesk`. Answers what is lost of
 * the coin in all, before and now, and the journal where it was booked.
 */
export async function makeGood(tx: Tx, { coin, amount, source }: Good, saying: Saying) {
  await lockLosses(tx)
  // What is moved to the paying wallets meanwhile does not lie in the pool any more.
  await tx`select 1 from payer order by address for update`
  const before = -(await balanceOf(tx, lost, coin))
  const values = { coin, lost: formatAmount(before) }
  if (amount > before) throw new Refusal('notLost', { values, field: 'amount' })
  const held = await ownIn(tx, source, coin)
  if (amount > held) {
    throw new Refusal('houseShort', { values: { coin, held: formatAmount(held) }, field: 'amount' })
  }
  const word = { what: 'good', coin, amount, source, lost: before, stop: null } as const
  const id = await sayLoss(tx, word, saying)
  if (id === undefined) return { before, after: before, journal: undefined }
  const { by, now } = saying
  const from = { fees, activity }[source]
  const journal = await post(tx, {
    key: `loss made good:${id}`,
    kind: 'loss made good',
    now,
    moves: [{ from, to: lost, coin, amount }],
    meta: { word: id },
  })
  await keepWord(tx, id, { by, journal, now })
  return { before, after: before - amount, journal }
}

/** What the house has of it in the pool: of the fees only what does not lie in the paying wallet as gas. */
export async function ownIn(tx: Tx, source: Good['source'], coin: Coin): Promise<bigint> {
  if (source === 'fees') return ownInPool(tx, coin)
  const held = await balanceOf(tx, activity, coin)
  return held < 0n ? 0n : held
}
