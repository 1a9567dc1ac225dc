import { Refusal } from './Refusal.ts'
import type { Tx } from './Tx.ts'

/** A token bucket: `burst` at once, then `perSecond` more every second. */
export type Bucket = { key: string; burst: number; perSecond: number; now: Date }

/** Takes one token from the bucket; refuses `tooMany` with the seconds to wait when it is empty. Shared by all processes. */
export async function limit(tx: Tx, { key, burst, perSecond, now }: Bucket): Promise<void> {
  const [row] = await tx<{ tokens: number }>`
    insert into bucket as b (key, tokens, at) values (${key}, ${burst - 1}, ${now})
    on conflict (key) do update set
      tokens = greatest(-1, least(${burst}, b.tokens + ${perSecond}
        * greatest(0, extract(epoch from excluded.at - b.at))) - 1),
      at = greatest(b.at, excluded.at)
    returning tokens`
  if (row && row.tokens < 0) {
    throw new Refusal('tooMany', { retryAfter: Math.max(1, Math.ceil(-row.tokens / perSecond)) })
  }
}

/** Gives one token back to each bucket: what was counted turned out not to be the caller's doing. */
export async function giveBack(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx`update bucket set tokens = tokens + 1 where key = any(${keys}::text[])`
}
