import type { Tx } from '#server/db/Tx.ts'

type Reading = { member: string; upTo: Date; now: Date }

/** All that a member was told up to a moment is read. Never moves back, and never ahead of now. */
export async function readUpTo(tx: Tx, { member, upTo, now }: Reading): Promise<void> {
  const until = upTo < now ? upTo : now
  await tx`
    insert into inbox_read as r (member_id, up_to) values (${member}, ${until})
    on conflict (member_id) do update set up_to = excluded.up_to where r.up_to < excluded.up_to`
}
