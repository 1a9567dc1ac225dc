import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }
const words = (rows: readonly Found[]) => rows.map(({ found }) => found)

/** The kept sums of what members earned, by day and in all, against the lines. */
export async function income(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with line as materialized (
        select e.owner_id, (e.at at time zone 'UTC')::date as day, e.type, a.coin, sum(e.amount) as amount
        from entry e join account a on a.id = e.account_id
        where e.type in ('staking_reward', 'community_reward', 'activity_reward', 'mining_subsidy')
        group by 1, 2, 3, 4)
      select 'member ' || owner_id || ' ' || type || ' on ' || day as found
      from line full join income_day i using (owner_id, day, type, coin)
      where line.amount is distinct from i.amount
      union all
      select 'member ' || owner_id || ' ' || type || ' in all'
      from (select owner_id, type, coin, sum(amount) as amount from line group by 1, 2, 3) l
      full join income_total i using (owner_id, type, coin)
      where l.amount is distinct from i.amount
      limit 20`,
  )
}

/** The principal of running orders against what the books hold as pledged. */
export async function stakes(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'member ' || owner_id || ' ' || coin || ': orders ' || coalesce(o.amount, 0) || ', pledged '
        || coalesce(a.balance, 0) as found
      from (select member_id as owner_id, coin, sum(amount) as amount from pledge_order
        where status = 'success' group by 1, 2) o
      full join (select owner_id, coin, balance from account where code = 'staked') a using (owner_id, coin)
      where coalesce(o.amount, 0) <> coalesce(a.balance, 0) limit 20`,
  )
}

/** Members whose staked T is not that of their running orders. */
export async function members(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'member ' || m.id || ': orders ' || coalesce(o.staked_t, 0) || ' T, member ' || m.staked_t as found
      from member m left join (
        select member_id, sum(staked_t) as staked_t from pledge_order where status = 'success' group by 1) o
        on o.member_id = m.id
      where m.staked_t <> coalesce(o.staked_t, 0) limit 20`,
  )
}

/**
 * What is folded and what waits, against the members, the orders and the payments: for the pool, and for the root, whose
 * team is everybody else.
 */
export async function pool(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with waiting as (
        select coalesce(sum(staked_t), 0) as staked_t, coalesce(sum(orders), 0) as orders,
          coalesce(sum(revenue), 0) as revenue
        from pool_change),
      held as (
        select p.staked_t + w.staked_t as staked_t, p.orders + w.orders as orders, p.revenue + w.revenue as revenue
        from pool_total p cross join waiting w),
      root as (select id, staked_t, team_t from member where inviter_id is null),
      everyone as (select coalesce(sum(staked_t), 0) as staked_t from member),
      begun as (select count(*) as orders from pledge_order where status in ('success', 'end')),
      came as (
        select coalesce(sum(amount), 0) as revenue from arrival
        where state = 'credited' and credited_as = 'revenue' and coin = 'BTCW'),
      late as (
        select coalesce(sum(staked_t), 0) as staked_t
        from (select member_id, staked_t from pool_change union all select member_id, staked_t from team_change) w
        where member_id not in (select id from root))
      select 'staked ' || h.staked_t || ' T, members ' || e.staked_t as found
      from held h cross join everyone e where h.staked_t <> e.staked_t
      union all
      select 'orders ' || h.orders || ', begun were ' || b.orders
      from held h cross join begun b where h.orders <> b.orders
      union all
      select 'revenue ' || h.revenue || ', payments of it ' || c.revenue
      from held h cross join came c where h.revenue <> c.revenue
      union all
      select 'the root’s team has ' || r.team_t || ' T, everybody else ' || e.staked_t - r.staked_t - l.staked_t
      from root r cross join everyone e cross join late l
      where r.team_t <> e.staked_t - r.staked_t - l.staked_t`,
  )
}

/** What each order says that it earned, against the lines of its rewards. */
export async function earnings(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'order ' || o.no || ': earned ' || o.earned || ', lines ' || coalesce(l.amount, 0) as found
      from pledge_order o left join (
        select ref_id, sum(amount) as amount from entry where type = 'staking_reward' and ref_type = 'order' group by 1) l
        on l.ref_id = o.id
      where o.earned <> coalesce(l.amount, 0) limit 20`,
  )
}

/** Each payment of the chain that was credited, against the mirror's entry. */
export async function arrivals(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'arrival ' || v.id || ': ' || v.amount || ', booked ' || coalesce(-e.amount, 0) as found
      from arrival v left join (
        select e.journal_id, a.coin, sum(e.amount) as amount from entry e join account a on a.id = e.account_id
        where a.owner_id = 0 and a.code = 'treasury' group by 1, 2) e
        on e.journal_id = v.journal_id and e.coin = v.coin
      where v.state = 'credited' and v.amount <> coalesce(-e.amount, 0) limit 20`,
  )
}

/** What nobody has, payment by payment, against the books. */
export async function unclaimed(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select coin || ': payments ' || coalesce(v.amount, 0) || ', held ' || coalesce(a.balance, 0) as found
      from (select coin, sum(amount) as amount from arrival
        where state = 'credited' and credited_as = 'unclaimed' group by 1) v
      full join (select coin, balance from account where owner_id = 0 and code = 'unclaimed') a using (coin)
      where coalesce(v.amount, 0) <> coalesce(a.balance, 0)`,
  )
}
