import type { Tx } from '#server/db/Tx.ts'

/** `seen`: what was there to be read, `pg_snapshot` as text; null: nobody told. */
type Reading = { member: string; upTo: Date; seen: string | null; now: Date }

/** All that was there of what a member was told up to a moment is read. Never moves back, and never ahead of now. */
export async function readUpTo(tx: Tx, { member, upTo, seen, now }: Reading): Promise<void> {
  const until = upTo < now ? upTo : now
  await tx`
    insert into inbox_read as r (member_id, up_to, seen) values (${member}, ${until}, ${seen}::pg_snapshot)
    on conflict (member_id) do update set up_to = excluded.up_to, seen = excluded.seen
    where r.up_to <= excluded.up_to`
}
