import type { Tx } from '#server/db/Tx.ts'

/** Which of these members are shut out now. */
export async function frozenAmong(
  tx: Tx,
  members: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx<{ id: string }>`
    select id from member where id = any(${members}::bigint[]) and frozen_at is not null`
  return new Set(rows.map(({ id }) => id))
}
