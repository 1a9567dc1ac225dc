import type { Tx } from '#server/db/Tx.ts'

/** Which of these sign-ins stand at a moment, by the hashes of their tokens: not ended, and of nobody who is frozen. */
export async function standingSessions(
  tx: Tx,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx<{ hash: string }>`
    select s.token_hash as hash from session s join member m on m.id = s.member_id
    where s.token_hash = any(${hashes}::text[]) and s.expires_at > ${now} and m.frozen_at is null`
  return new Set(rows.map(({ hash }) => hash))
}
