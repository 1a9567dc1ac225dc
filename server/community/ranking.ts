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
  const top = await tx<Omit<Ranked, 'rank' | 'computingPower'>>`
    select w.member_id as "memberId", m.nickname, m.account, m.avatar, w.t as "weekT"
    from (select member_id, t, reached_at from week_power where week = ${monday} and t > 0
      order by t desc, reached_at, member_id limit ${TOP}) w
    cross join lateral (select nickname, account, avatar from member where id = w.member_id offset 0) m
    order by w.t desc, w.reached_at, w.member_id`
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

/** The place of who is not listed: one more than stand before, counted in the index. */
async function ownPlace(tx: Tx, monday: string, member: string) {
  const [me] = await tx<{ rank: number; weekT: bigint }>`
    select w.t as "weekT", (1
      + (select count(*) from week_power b where b.week = w.week and b.t > 0 and b.t > w.t)
      + (select count(*) from week_power b where b.week = w.week and b.t > 0 and b.t = w.t
        and (b.reached_at, b.member_id) < (w.reached_at, w.member_id)))::int as rank
    from week_power w where w.week = ${monday} and w.member_id = ${member} and w.t > 0`
  return me ?? null
}
