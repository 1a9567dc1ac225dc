import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { claim } from '#server/ledger/claim.ts'
import { seedFunds } from '#server/testing/seed.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
/** Rows written in one transaction. */
const AT_ONCE = 50_000

/**
 * A tree of members in which each invites three: ten levels for 20,000. A third of them are agents and a seventh sites
 * where nothing else is said, who get the less the deeper they stand, so that every order pays some of them on its way up.
 */
export async function seedTree(
  db: Database,
  members: number,
  { agents = 3, sites = 7 } = {},
): Promise<void> {
  for (let first = 1; first <= members; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, members)
    await db.inTx(async (tx) => {
      await tx`select set_config('statement_timeout', '300s', true)`
      await tx`
        insert into member (id, account, nickname, email, invite_code, inviter_id, agent, site, reward_ratio,
          subsidy_ratio, created_at)
        overriding system value
        select n, '0x' || lpad(to_hex(n), 40, '0'), 'Member ' || n, n || '@bench.invalid', 'B' || lpad(n::text, 7, '0'),
          case when n > 1 then (n + 1) / 3 end, agent, site, case when agent then ratio else 0 end,
          case when site then ratio else 0 end, ${NOON}
        from (
          select n, n <= 40 or n % ${agents}::int = 0 as agent, n <= 40 or n % ${sites}::int = 0 as site,
            case when n <= 4 then 9000 when n <= 40 then 6000 when n <= 400 then 4000 when n <= 4000 then 2000
              else 1000 end as ratio
          from generate_series(${first}::int, ${last}::int) n) m
        order by n`
    })
  }
  // As joining leaves it: those invited are counted, and wait to be folded into the teams.
  await db.inTx(async (tx) => {
    await tx`select set_config('statement_timeout', '300s', true)`
    await tx`
      update member m set direct = d.many
      from (select inviter_id, count(*)::int as many from member group by 1) d where d.inviter_id = m.id`
    await tx`
      insert into member_joined (inviter_id) select inviter_id from member where inviter_id is not null`
  })
}

type Size = { members: number; orders: number }

/**
 * Orders that run since yesterday, the same number for each member. Their rows are written at once, as `startOrder`
 * would write them one by one; the principal goes through `ledger_post`, as everything that is money.
 */
export async function seedOrders(db: Database, { members, orders }: Size): Promise<void> {
  for (let first = 1; first <= orders; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, orders)
    await db.inTx((tx) => seedSome(tx, { members, first, last }))
  }
}

async function seedSome(
  tx: Tx,
  { members, first, last }: { members: number; first: number; last: number },
): Promise<void> {
  await tx`select set_config('statement_timeout', '300s', true)`
  const key = `bench:orders:${first}`
  const asked = { owner: '0', key, hash: key, kind: 'bench', meta: null, now: NOON }
  const { id } = await claim(tx, asked)
  await tx`
    with made as (
      insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status,
        created_at, starts_at, start_day, end_day)
      select 'B' || n, 1 + n % ${members}::int, 'BTCWT', amount, amount, 'wallet', 'd' || term, term,
        (100 + term) * 1e16, 'success', ${NOON}, ${NOON}, ${NOON}::timestamptz::date, ${NOON}::timestamptz::date + term
      from (
        select n, (10 + n % 977) * 1e18 as amount, (array[30, 90, 180])[1 + n % 3] as term
        from generate_series(${first}::int, ${last}::int) n) o
      returning id, member_id, amount),
    counted as (
      update member m set staked_t = m.staked_t + o.amount, activated_at = ${NOON}
      from (select member_id, sum(amount) as amount from made group by 1) o where m.id = o.member_id),
    changed as (
      insert into pool_change (member_id, staked_t, orders, at, pledged_t, pledged_at)
      select member_id, amount, 1, ${NOON}, amount, ${NOON} from made),
    leg as (
      select member_id as owner, 'staked' as code, amount, id from made
      union all select 0, 'treasury', -sum(amount), null from made)
    select ledger_post(array_agg(${id}::bigint), ${NOON}, array_agg(owner), array_agg(code), array_agg('BTCWT'::text),
      array_agg(amount), array_agg(null::text), array_agg(null::text), array_agg(null::bigint),
      array_agg(null::jsonb)) from leg`
}

/** Revenue that arrived yesterday, BTCW base units. */
export const seedRevenue = (db: Database, amount: bigint) =>
  db.inTx((tx) => seedFunds(tx, { as: 'revenue', amount, at: NOON }))
