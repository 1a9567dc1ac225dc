import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'

/** Subscriptions in one transaction. */
const CHUNK = 1_000

/** Pushes of notices that may wait at once: what happened to a member's own money is never long behind them. */
const WAITING = 5_000

/** For how long after it came out a notice is worth a push, hours: whoever comes later reads it in the inbox. */
const FRESH = 24

/**
 * Has pushes wait for the browsers there are when a notice comes out, one stretch of them a call, so that it can die
 * anywhere and go on, and as many as are sent. Answers how many were passed.
 */
export const walkNotices = ({ db, clock }: { db: Database; clock: Clock }): Promise<number> =>
  db.inTx(async (tx) => {
    const now = clock.now()
    await begin(tx, now)
    if (await isFull(tx)) return 0
    const [walk] = await tx<{ id: string; after: string; last: string }>`
      select p.notice_id as id, p.after_id as after, p.last_id as last
      from notice n join notice_push p on p.notice_id = n.id
      where n.withdrawn_at is null and n.published_at <= ${now}
        and n.published_at > ${now}::timestamptz - ${`${FRESH} hours`}::interval and p.after_id < p.last_id
      order by n.published_at, n.id limit 1 for update of p skip locked`
    if (!walk) return 0
    const passed = await tx<{ id: string }>`
      with stretch as (
        select id, member_id from push_subscription where id > ${walk.after} and id <= ${walk.last}
        order by id limit ${CHUNK}),
      waiting as (
        insert into push (subscription_id, member_id, message, kind, ref_id, at, due_at)
        select id, member_id, 'n' || ${walk.id}, 'notice', ${walk.id}, ${now}, ${now} from stretch
        on conflict do nothing)
      select id from stretch order by id`
    const upTo = passed.length < CHUNK ? walk.last : passed.at(-1)?.id
    await tx`update notice_push set after_id = ${upTo} where notice_id = ${walk.id}`
    return Math.max(1, passed.length)
  })

/** Whether as many wait to be sent as may. */
async function isFull(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ n: number }>`
    select count(*)::int as n from (select from push where kind = 'notice' limit ${WAITING}) p`
  return row?.n === WAITING
}

/** Notes which browsers there are, once for each notice that has come out. */
const begin = (tx: Tx, now: Date) => tx`
  insert into notice_push (notice_id, after_id, last_id)
  select n.id, 0, coalesce((select max(id) from push_subscription), 0) from notice n
  where n.withdrawn_at is null and not n.by_service and n.published_at <= ${now}
    and n.published_at > ${now}::timestamptz - ${`${FRESH} hours`}::interval
    and not exists (select from notice_push p where p.notice_id = n.id)
  on conflict do nothing`
