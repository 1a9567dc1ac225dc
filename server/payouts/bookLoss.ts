import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { lost, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import type { Compared } from './findDifference.ts'
import { openStop } from './resumePayouts.ts'
import { standsStill } from './settledBlock.ts'

type Losing = { coin: Coin; amount: bigint; compared: Compared | undefined; now: Date }

/**
 * Books what the pool misses as lost, so that the books say of the pool what is there: members are owed as before, and
 * solvency shows that less is held. Refuses `payoutsNotStopped`, `chainAway`, and `lossDiffers` where another amount is
 * missing. Answers what is lost of the coin in all, before and now.
 */
export async function bookLoss(
  tx: Tx,
  { coin, amount, compared, now }: Losing,
): Promise<{ before: bigint; after: bigint }> {
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
  const { block } = compared.settled
  await post(tx, {
    key: `loss:${stop.id}:${coin}:${before}`,
    kind: 'loss',
    now,
    moves: [{ from: lost, to: treasury, coin, amount }],
    meta: { stop: stop.id, block },
    force: true,
  })
  return { before, after: before + amount }
}
