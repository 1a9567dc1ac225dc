import type { Tx } from '#server/db/Tx.ts'

/** Counted no further: what is shown beyond it is "99+". */
const MOST = 99

/**
 * How much of what a member was told, and of the notices since it joined, it has not read. Looks at no more than it
 * counts, however much there is: the order keeps to the indexes.
 */
export async function countUnread(tx: Tx, member: string, now: Date): Promise<number> {
  const [row] = await tx<{ unread: number }>`
    with mine as (
      select m.created_at as joined, coalesce(r.up_to, '-infinity') as up_to, r.seen
      from member m left join inbox_read r on r.member_id = m.id where m.id = ${member})
    select least(${MOST}, (
        select count(*) from (
          select from message where member_id = ${member}
            -- What came late is there among what was read shortly before it.
            and at > (select up_to - interval '10 minutes' from mine)
            and not is_read(at, written, (select up_to from mine), (select seen from mine))
          order by at desc, id desc limit ${MOST}) m) + (
        select count(*) from (
          select from notice where withdrawn_at is null and not by_service and published_at <= ${now}
            and published_at > (select greatest(up_to - interval '10 minutes', joined) from mine)
            and not is_read(published_at, written, (select up_to from mine), (select seen from mine))
          order by published_at desc, id desc limit ${MOST}) n))::int as unread`
  return row?.unread ?? 0
}
