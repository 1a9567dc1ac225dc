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

/** What is folded and what waits, against the members: for the pool, and for the root, whose team is everybody else. */
export async function pool(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with waiting as (select coalesce(sum(staked_t), 0) as staked_t from pool_change),
      everyone as (select coalesce(sum(staked_t), 0) as staked_t from member)
      select 'staked ' || p.staked_t + w.staked_t || ' T, members ' || e.staked_t as found
      from pool_total p cross join waiting w cross join everyone e
      where p.staked_t + w.staked_t <> e.staked_t
      union all
      select 'the root’s team has ' || m.team_t || ' T, everybody else ' || e.staked_t - m.staked_t
      from member m cross join everyone e
      where m.inviter_id is null
        and not exists (select 1 from pool_change) and not exists (select 1 from team_change)
        and m.team_t <> e.staked_t - m.staked_t`,
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
