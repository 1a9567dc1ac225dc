import type { Tx } from '#server/db/Tx.ts'

/**
 * How many mails the mail server did not take on a UTC day, one that is tried again counted for each try, and the last that it ever
 * did not.
 */
export async function mailFailures(
  tx: Tx,
  day: string,
): Promise<{ today: number; last: { at: string; why: string } | null }> {
  const [last] = await tx<{ day: string; failures: number; at: string; why: string }>`
    select day, failures, last_at as at, last as why from mail_failure order by day desc limit 1`
  if (!last) return { today: 0, last: null }
  return {
    today: last.day === day ? last.failures : 0,
    last: { at: last.at, why: last.why },
  }
}
