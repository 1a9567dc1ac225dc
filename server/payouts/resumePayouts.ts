import { standsStill } from '#server/chain/settledBlock.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type PayoutStop, payoutStop, stopWords } from '#server/withdrawals/payoutStop.ts'
import type { Locale } from '#shared/locale.ts'
import type { Compared } from './findDifference.ts'

type Resuming = {
  /** What was compared just before; undefined: nobody could tell. */
  compared: Compared | undefined
  /** Since when the stop stood that was seen, if somebody says: another one is not let go. */
  since: string | undefined
  by: string
  locale: Locale
  now: Date
}

/**
 * Lets payouts go on. Refuses `payoutsNotStopped`, `standsOtherwise`, `chainAway`, and `payoutsDiffer` or `walletShort` while
 * the pool or a paying wallet holds less than the books say. Answers the stop that ended.
 */
export async function resumePayouts(
  tx: Tx,
  { compared, since, by, locale, now }: Resuming,
): Promise<PayoutStop> {
  const stop = await openStop(tx)
  if (since !== undefined && stop.since !== since) throw new Refusal('standsOtherwise')
  if (!compared || !(await standsStill(tx, compared.settled))) throw new Refusal('chainAway')
  const [first] = compared.differences
  if (first) throw new Refusal('payoutsDiffer', { values: { why: stopWords(first, locale) } })
  const [short] = await tx<{ missing: bigint }>`
    select missing from payer where missing is not null limit 1`
  if (short) {
    const why = stopWords({ what: 'wallet', coin: 'BTCW', ...short }, locale)
    throw new Refusal('walletShort', { values: { why } })
  }
  await tx`update payout_stop set ended_at = ${now}, ended_by = ${by} where id = ${stop.id}`
  return stop
}

/** The stop that stands, held for this transaction. Refuses `payoutsNotStopped`. */
export async function openStop(tx: Tx): Promise<PayoutStop> {
  await tx`select 1 from payout_stop where ended_at is null for update`
  const stop = await payoutStop(tx)
  if (!stop) throw new Refusal('payoutsNotStopped')
  return stop
}
