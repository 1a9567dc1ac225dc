import type { Tx } from '#server/db/Tx.ts'
import { countUnread } from '#server/inbox/countUnread.ts'
import type { Telling } from './messageFor.ts'
import { type Browser, KEEPS } from './sendPush.ts'

/** Sent at the same time. */
const BATCH = 50

/** For how long a push that is being sent is left alone, milliseconds: whoever dies over it, it is sent again then. */
const LEASE = 60_000

/** A push and where it goes. */
export type Claimed = Telling &
  Browser & { id: string; subscription: string; tries: number; at: string }

type Row = Omit<Claimed, 'unread'> & { alive: boolean }

/**
 * Takes the pushes that are due, each counted as one more try. Those that nobody is to get any more are dropped: of a
 * sign-in that has ended, a browser that is another's now, a frozen member, a notice that was withdrawn, what is a day old.
 */
export async function claimPushes(tx: Tx, now: Date): Promise<Claimed[]> {
  const rows = await tx<Row>`
    with due as (
      select id from push where due_at <= ${now} order by due_at, id limit ${BATCH} for update skip locked),
    taken as (
      update push p set due_at = ${new Date(now.getTime() + LEASE)}, tries = p.tries + 1
      from due where p.id = due.id returning p.*)
    select t.id, t.tries, t.at, t.message, t.member_id as member, t.kind, t.ref_id as ref, t.no,
      s.id as subscription, s.endpoint, s.p256dh, s.auth, s.locale,
      case when s.locale = 'en' then n.title_en else n.title_zh end as title,
      s.id is not null and t.at > ${new Date(now.getTime() - KEEPS * 1_000)} and (t.kind <> 'notice' or n.id is not null) as alive
    from taken t
      left join lateral (
        select s.* from push_subscription s
          join session o on o.token_hash = s.session_hash and o.expires_at > ${now}
          join member m on m.id = s.member_id and m.frozen_at is null
        where s.id = t.subscription_id and s.member_id = t.member_id offset 0) s on true
      left join notice n on t.kind = 'notice' and n.id = t.ref_id and n.withdrawn_at is null
    order by t.id`
  const dead = rows.filter(({ alive }) => !alive).map(({ id }) => id)
  if (dead.length > 0) await tx`delete from push where id = any(${dead}::bigint[])`
  const alive = rows.filter((row) => row.alive)
  const unread = new Map<string, number>()
  for (const { member } of alive) {
    if (!unread.has(member)) unread.set(member, await countUnread(tx, member, now))
  }
  return alive.map(({ alive: _, ...row }) => ({ ...row, unread: unread.get(row.member) ?? 0 }))
}
