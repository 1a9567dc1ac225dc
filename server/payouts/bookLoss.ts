import { standsStill } from '#server/chain/settledBlock.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { lost, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import type { Compared } from './findDifference.ts'
import { keepWord, lockLosses, type Saying, sayLoss } from './loss-words.ts'
import { openStop } from './resumePayouts.ts'

type Losing = { coin: Coin; amount: bigint; compared: Compared | undefined }

/**
 * Books what the pool misses as lost, so that the books say of the pool what is there: members are owed as before, and
 * solvency shows that less is held. The first of two people is only noted. Refuses `payoutsNotStopped`, `chainAway`,
 * `lossDiffers` where another amount is missing, `saidAlready` and `newAtDesk`. Answers what is lost of the coin in all,
 * before and now, and the journal where it was booked.
 */
export async function bookLoss(
  tx: Tx,
  { coin, amount, compared }: Losing,
  saying: Saying,
): Promise<{ before: bigint; after: bigint; journal: string | undefined }> {
  await lockLosses(tx)
  const stop = await openStop(tx)
  if (!compared || !(await standsStill(tx, compared.settled))) throw new Refusal('chainAway')
  const before = -(await balanceOf(tx, lost, coin))
  // What was found missing before another loss was booked may be that very loss.
  if (before !== compared.lost[coin]) throw new Refusal('chainAway')
  const missing = compared.differences.find((one) => one.coin === coin)?.missing ?? 0n
  if (missing !== amount) {
    throw new Refusal('lossDiffers', {
      values: { missing: formatAmount(missing), coin },
      field: 'amount',
    })
  }
  const word = { what: 'loss', coin, amount, lost: before, stop: stop.id, source: null } as const
  const id = await sayLoss(tx, word, saying)
  if (id === undefined) return { before, after: before, journal: undefined }
  const { block } = compared.settled
  const { by, now } = saying
  const journal = await post(tx, {
    key: `loss:${id}`,
    kind: 'loss',
    now,
    moves: [{ from: lost, to: treasury, coin, amount }],
    meta: { stop: stop.id, block },
    force: true,
  })
  await keepWord(tx, id, { by, journal, now })
  return { before, after: before + amount, journal }
}
