import { Refusal } from './Refusal.ts'
import type { Tx } from './Tx.ts'

/** A token bucket: `burst` at once, then `perSecond` more every second. */
export type Bucket = { key: string; burst: number; perSecond: number; now: Date }

/**
 * How far ahead of its clock a process takes the time of a bucket for another's, whose clock goes before its own. What is
 * further ahead was written by a clock that was wrong, and says nothing: it would keep everybody out until then.
 */
const APART = '1 hour'

/**
 * Takes one token from the bucket and answers the seconds until there is another, 0 where there is one; refuses `tooMany` with
 * the seconds to wait when it is empty. Shared by all processes.
 */
export async function limit(tx: Tx, { key, burst, perSecond, now }: Bucket): Promise<number> {
  const [row] = await tx<{ tokens: number }>`
    insert into bucket as b (key, tokens, at) values (${key}, ${burst - 1}, ${now})
    on conflict (key) do update set (tokens, at) = (
      select greatest(-1, least(${burst}, b.tokens + ${perSecond}
        * greatest(0, extract(epoch from excluded.at - since))) - 1), greatest(since, excluded.at)
      from (select case when b.at > excluded.at + ${APART}::interval then to_timestamp(0) else b.at end as since) s)
    returning tokens`
  const left = row?.tokens ?? 0
  const untilOne = (missing: number) => Math.ceil(missing / perSecond)
  if (left < 0) throw new Refusal('tooMany', { retryAfter: Math.max(1, untilOne(-left)) })
  return Math.max(0, untilOne(1 - left))
}

/** Gives one token back to each bucket: what was counted turned out not to be the caller's doing. */
export async function giveBack(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx`update bucket set tokens = tokens + 1 where key = any(${keys}::text[])`
}
