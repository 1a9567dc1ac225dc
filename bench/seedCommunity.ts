import type { Database } from '#server/db/open.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const AT_ONCE = 50_000

export type Sizes = { members: number; chain: number }

/**
 * A tree in which each invites three, every hundredth an agent or a site, then a chain of members one below the other;
 * all of them have a place in the week's ranking. Members' ids are 1 to `members`, those of the chain follow.
 */
export async function seedCommunity(db: Database, { members, chain }: Sizes): Promise<void> {
  for (let first = 1; first <= members + chain; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, members + chain)
    await db.inTx(async (tx) => {
      await tx`select set_config('statement_timeout', '120s', true)`
      await tx`
        insert into member (id, account, nickname, email, invite_code, inviter_id, agent, site, reward_ratio,
          subsidy_ratio, created_at)
        overriding system value
        select n, '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), 'Member ' || n, n || '@bench.invalid',
          'B' || lpad(n::text, 7, '0'),
          case when n = 1 then null when n > ${members}::int + 1 then n - 1 else (n + 1) / 3 end,
          n <= 40 or n % 200 = 0, n <= 40 or n % 200 = 100,
          case when n <= 40 then 6000 when n % 100 = 0 then 1000 + n % 977 else 0 end,
          case when n <= 40 then 6000 when n % 100 = 0 then 1000 + n % 977 else 0 end, ${NOON}
        from generate_series(${first}::int, ${last}::int) n order by n`
      await tx`
        insert into week_power (week, member_id, t, reached_at)
        select '2026-11-16', n, (1 + n % 5000) * 1e18, ${NOON}::timestamptz + n * interval '1 ms'
        from generate_series(${first}::int, ${last}::int) n`
    })
  }
  // What the folds keep, as far as it is read here.
  await db.inTx(async (tx) => {
    await tx`select set_config('statement_timeout', '300s', true)`
    await tx`
      update member m set direct = d.many
      from (select inviter_id, count(*)::int as many from member group by 1) d where d.inviter_id = m.id`
    await tx`
      update member m set team = (
        with recursive below as (
          select id from member where inviter_id = m.id
          union all select b.id from below join member b on b.inviter_id = below.id)
        select count(*) from below)
      where m.id in (1, 40, 4000)`
    await tx`insert into week_changed (week) values ('2026-11-16')`
  })
}
