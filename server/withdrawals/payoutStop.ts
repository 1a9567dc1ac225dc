import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { type Locale, say } from '#shared/locale.ts'
import { formatAmount } from '#shared/money.ts'
import { stopReasons } from '#shared/reasons.ts'

/** Where chain and books disagree, base units: the first that was found, at a settled block. */
export type Difference = {
  what: 'pool' | 'wallet' | 'payment' | 'undone'
  coin: Coin
  missing: bigint
  /** The payment that the books do not know, or that was undone. */
  hash: string | null
  block: number
}

/** Why nothing is paid, and since when. */
export type PayoutStop = Difference & { id: string; since: string }

/** The stop that stands; null: payouts go on. */
export async function payoutStop(tx: Tx): Promise<PayoutStop | null> {
  const [stop] = await tx<PayoutStop>`
    select id, since, what, coin, missing, hash, block::int as block from payout_stop where ended_at is null`
  return stop ?? null
}

/** Stops all payouts. Answers false where they are stopped already: the first reason stays. */
export async function stopPayouts(
  tx: Tx,
  { what, coin, missing, hash, block }: Difference,
  now: Date,
): Promise<boolean> {
  const stopped = await tx`
    insert into payout_stop (since, what, coin, missing, hash, block)
    values (${now}, ${what}, ${coin}, ${missing}, ${hash}, ${block})
    on conflict do nothing returning id`
  return stopped.length > 0
}

/** The reason in words that everybody may read. */
export const stopWords = (
  { what, coin, missing }: Pick<Difference, 'what' | 'coin' | 'missing'>,
  locale: Locale,
): string => say(stopReasons[what], locale, { coin, missing: formatAmount(missing) })

/** The stop that stands, with its reason in words; null: payouts go on. */
export async function stopInWords(
  tx: Tx,
  locale: Locale,
): Promise<(PayoutStop & { words: string }) | null> {
  const stop = await payoutStop(tx)
  return stop && { ...stop, words: stopWords(stop, locale) }
}
