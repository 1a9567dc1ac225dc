import type { Tx } from '#server/db/Tx.ts'

/** `seen`: what was there to be read, `pg_snapshot` as text; null: nobody told. */
type Reading = { member: string; upTo: Date; seen: string | null; now: Date }

/**
 * All that was there of what a member was told up to a moment is read. Never moves back, and never ahead of now: of two devices
 * that tell of the same moment, the page that was read later counts, whichever is heard last.
 */
export async function readUpTo(tx: Tx, { member, upTo, seen, now }: Reading): Promise<void> {
  const until = upTo < now ? upTo : now
  // Where two snapshots end alike, the later one has fewer that were still under way. One that ends ahead is of another database.
  await tx`
    insert into inbox_read as r (member_id, up_to, seen) values (${member}, ${until}, ${seen}::pg_snapshot)
    on conflict (member_id) do update set up_to = excluded.up_to, seen = excluded.seen
    where r.up_to < excluded.up_to or r.up_to = excluded.up_to and (excluded.seen is null
      or pg_snapshot_xmax(r.seen) > pg_snapshot_xmax(pg_current_snapshot())
      or (pg_snapshot_xmax(excluded.seen), (select count(*) from pg_snapshot_xip(r.seen)))
        >= (pg_snapshot_xmax(r.seen), (select count(*) from pg_snapshot_xip(excluded.seen))))`
}
