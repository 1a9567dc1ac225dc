import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'

/** How many are listed (contract). */
const TOP = 100

type Ranked = Result<'member/fengyunList'>['list'][number]
type Wanted = { monday: string; member: string; hashratePerT: bigint }

/** The first hundred of a week, and the member's own place: who has more is before, then who got there first. */
export async function ranking(
  tx: Tx,
  { monday, member, hashratePerT }: Wanted,
): Promise<Pick<Result<'member/fengyunList'>, 'list' | 'me'>> {
  // A week begins without statistics.
  const top = await inIndexOrder(
    tx,
    () => tx<Omit<Ranked, 'rank' | 'computingPower'>>`
    select w.member_id as "memberId", m.nickname, m.account, m.avatar, w.t as "weekT"
    from (select member_id, t, reached_at from week_power where week = ${monday} and t > 0
      order by -t, reached_at, member_id limit ${TOP}) w
    cross join lateral (select nickname, account, avatar from member where id = w.member_id offset 0) m
    order by -w.t, w.reached_at, w.member_id`,
  )
  const list = top.map((row, i) => ({
    ...row,
    rank: i + 1,
    computingPower: (row.weekT * hashratePerT) / ONE,
  }))
  const mine = list.find(({ memberId }) => memberId === member)
  return {
    list,
    me: mine ? { rank: mine.rank, weekT: mine.weekT } : await ownPlace(tx, monday, member),
  }
}

/** The place of who is not listed: counted in the index from the last marked place before it (server/pool/markWeeks.ts). */
async function ownPlace(tx: Tx, monday: string, member: string) {
  const [me] = await tx<{ t: bigint; at: string }>`
    select t, reached_at as at from week_power where week = ${monday} and member_id = ${member} and t > 0`
  if (!me) return null
  const [place] = await tx<{ rank: number }>`
    with mark as (
      select place, t, reached_at, member_id from week_mark
      where week = ${monday} and (-t, reached_at, member_id) < (-${me.t}::numeric, ${me.at}::timestamptz, ${member}::bigint)
      order by -t desc, reached_at desc, member_id desc limit 1),
    since as (select coalesce((select -t from mark), '-infinity'::numeric) as minus_t,
      coalesce((select reached_at from mark), '-infinity'::timestamptz) as at, coalesce((select member_id from mark), 0) as id)
    select (coalesce((select place from mark), 0) + 1 + (
      select count(*) from week_power
      where week = ${monday} and t > 0 and (-t, reached_at, member_id) > (since.minus_t, since.at, since.id)
        and (-t, reached_at, member_id) < (-${me.t}::numeric, ${me.at}::timestamptz, ${member}::bigint)))::int as rank
    from since`
  if (!place) throw new Error('no place was counted')
  return { rank: place.rank, weekT: me.t }
}
