import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** Whose word it is, and why. `newcomer`: works at the desk for too short a time to be one of two people. */
export type Saying = { by: string; newcomer: boolean; reason: string; now: Date }

type Word = {
  what: 'loss' | 'good'
  coin: Coin
  amount: bigint
  /** What was lost of the coin in all, so far. */
  lost: bigint
  stop: string | null
  source: 'fees' | 'activity' | null
}

/** Nobody else says anything about losses until this transaction ends. */
export const lockLosses = (tx: Tx) => tx`select pg_advisory_xact_lock(5208028)`

/**
 * Notes what somebody says first and answers nothing, or answers the number of the same word of somebody else, which holds now.
 * Refuses `saidAlready` and `newAtDesk`. Whoever calls holds `lockLosses`.
 */
export async function sayLoss(
  tx: Tx,
  { what, coin, amount, lost, stop, source }: Word,
  { by, newcomer, reason, now }: Saying,
): Promise<string | undefined> {
  const [said] = await tx<{ id: string; first: string }>`
    select id, first_by as first from loss_word
    where what = ${what} and coin = ${coin} and amount = ${amount} and lost = ${lost}
      and stop_id is not distinct from ${stop} and source is not distinct from ${source}
      and journal_id is null and over_at is null`
  if (said?.first === by) throw new Refusal('saidAlready')
  // Nor the first: whoever made one would be the second.
  if (newcomer) throw new Refusal('newAtDesk')
  if (said) return said.id
  await tx`
    update loss_word set over_at = ${now}
    where what = ${what} and coin = ${coin} and journal_id is null and over_at is null`
  await tx`
    insert into loss_word (what, coin, amount, lost, stop_id, source, reason, first_by, first_at)
    values (${what}, ${coin}, ${amount}, ${lost}, ${stop}, ${source}, ${reason}, ${by}, ${now})`
  return undefined
}

/** What waits and was said of losses, or of making them good, by somebody whose word does not count any more, is over. */
export const endLossWords = (
  tx: Tx,
  { what, by, now }: Pick<Word, 'what'> & { by: string; now: Date },
) =>
  tx<Pick<Word, 'coin' | 'amount'>>`
    update loss_word set over_at = ${now}
    where what = ${what} and first_by = ${by} and journal_id is null and over_at is null returning coin, amount`

/** What was said is booked. */
export const keepWord = (
  tx: Tx,
  id: string,
  { by, journal, now }: { by: string; journal: string; now: Date },
) =>
  tx`
    update loss_word set second_by = ${by}, second_at = ${now}, journal_id = ${journal} where id = ${id}`

type Said = {
  what: 'loss' | 'good'
  coin: Coin
  amount: bigint
  source: 'fees' | 'activity' | null
  reason: string
  by: string
  at: string
}

/** What waits for a second person, of each sort and coin one at most; a loss while payouts are stopped for what it was said of. */
export const waitingWords = (tx: Tx): Promise<Said[]> => tx<Said>`
  select w.what, w.coin, w.amount, w.source, w.reason, w.first_by as by, w.first_at as at
  from loss_word w left join payout_stop s on s.id = w.stop_id
  where w.journal_id is null and w.over_at is null and s.ended_at is null order by w.id`
