import type { Database } from '#server/db/open.ts'

/** Rows deleted at once, so that nobody waits for it. */
const MOST = 5_000

/** So long an act of the desk that is told again under its key is known as done, milliseconds: longer than any sign-in. */
const ANSWERS = 365 * 86_400_000

/**
 * Deletes what has run out: sign-ins, codes, nonces, pledge tickets, answers of the desk, and buckets that have long been
 * full again. Answers how many where more may be left, else 0: what runs out from moment to moment waits for the next round,
 * as each looks through all buckets.
 */
export async function prune({ db, now }: { db: Database; now: Date }): Promise<number> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  // What was ended by freezing says why, as long as it would have held.
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000)
  const yearAgo = new Date(now.getTime() - ANSWERS)
  const deleted = await db.inTx(async (tx) => [
    await tx`delete from session where token_hash in (
      select token_hash from session s where expires_at < ${now}
        and not exists (select 1 from member m where m.id = s.member_id and m.frozen_at > ${monthAgo})
      limit ${MOST}) returning 1`,
    await tx`delete from mail_code where id in (
      select id from mail_code where expires_at < ${dayAgo} limit ${MOST}) returning 1`,
    await tx`delete from wallet_nonce where nonce in (
      select nonce from wallet_nonce where expires_at < ${dayAgo} limit ${MOST}) returning 1`,
    await tx`delete from pledge_ticket where ticket_hash in (
      select ticket_hash from pledge_ticket where expires_at < ${dayAgo} limit ${MOST}) returning 1`,
    await tx`delete from desk_answer where (actor, key) in (
      select actor, key from desk_answer where at < ${yearAgo} order by at limit ${MOST}) returning 1`,
    await tx`delete from bucket where key in (
      select key from bucket where at < ${dayAgo} limit ${MOST}) returning 1`,
  ])
  if (deleted.every((rows) => rows.length < MOST)) return 0
  return deleted.reduce((sum, rows) => sum + rows.length, 0)
}
