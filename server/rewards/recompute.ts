import type { Tx } from '#server/db/Tx.ts'
import { midnight } from '#shared/days.ts'
import { recomputeWalks } from './recomputeWalks.ts'

/**
 * Reckons a finished day again from the records: what was there at its midnight from the entries of the reward pool,
 * the weights and the plans from the orders, each reward from its order, and what those above it got from the tree and the
 * ratios that stood on the day. Answers what does not agree.
 */
export async function recompute(tx: Tx, day: string): Promise<string[]> {
  const journals = await journalsOf(tx, day)
  return [
    ...(await revenueOf(tx, day, journals)),
    ...(await countedOf(tx, day, journals)),
    ...(await rewardsOf(tx, day, journals)),
    ...(await missingOf(tx, day, journals)),
    ...(await recomputeWalks(tx, day)),
  ]
}

/** The first and the last journal of a day, which others may lie between. */
type Journals = { first: string | null; last: string | null }

/** Said with each read of the day's entries, so that it is a range of them: a farm has many days, and all are reckoned again. */
async function journalsOf(tx: Tx, day: string): Promise<Journals> {
  const [found] = await tx<Journals>`
    select min(id) as first, max(id) as last from journal
    where owner_id = 0 and key like ${`distribution:${day}:%`}`
  return found ?? { first: null, last: null }
}

type Found = { found: string }

/** R, and that what was paid and carried over is what the books say. */
async function revenueOf(tx: Tx, day: string, { first, last }: Journals): Promise<string[]> {
  const rows = await tx<Found>`
    with d as (select * from distribution where day = ${day}),
    pool as (select id from account where owner_id = 0 and code = 'reward_pool' and coin = 'BTCW'),
    arrived as (
      select greatest(0, sum(e.amount)) as amount from entry e join journal j on j.id = e.journal_id
      where e.account_id = (select id from pool) and e.seq <= (select pool_seq from d)
        and e.at >= ${midnight(day)} and j.kind <> 'distribution'
      group by coalesce(j.meta->>'arrival', 'journal ' || j.id)),
    stood as (
      select coalesce((select balance_after from entry
          where account_id = (select id from pool) and seq = (select pool_seq from d)), 0)
        - coalesce((select sum(amount) from arrived), 0) as at),
    was as (select greatest(0, at) as revenue, greatest(0, -at) as below from stood),
    paid as (
      select coalesce(sum(e.amount) filter (where e.type = 'staking_reward'), 0) as staking,
        coalesce(sum(e.amount) filter (where e.type = 'community_reward'), 0) as community,
        coalesce(sum(e.amount) filter (where e.type = 'mining_subsidy'), 0) as subsidy
      from entry e join journal j on j.id = e.journal_id
      where j.owner_id = 0 and j.key like ${`distribution:${day}:%`}
        and e.journal_id between ${first}::bigint and ${last}::bigint)
    select 'its revenue was ' || was.revenue || ', not ' || d.revenue as found
    from d cross join was where d.revenue <> was.revenue
    union all
    select 'its pool was below zero by ' || was.below || ', not ' || d.below_zero
    from d cross join was where d.below_zero <> was.below
    union all
    select 'it paid ' || (staking, community, subsidy)::text || ', not what it says'
    from d cross join paid
    where (staking, community, subsidy) <> (d.paid_staking, d.paid_community, d.paid_subsidy)
    union all
    select 'it does not carry over what was not paid' from d
    where d.carried_over <> d.revenue - d.paid_staking - d.paid_community - d.paid_subsidy`
  return rows.map(({ found }) => found)
}

/**
 * W, and what else was counted at the opening, of the day and of each plan. An order that was taken back since counts where
 * it was paid, and may have counted where it was not.
 */
async function countedOf(tx: Tx, day: string, { first, last }: Journals): Promise<string[]> {
  const rows = await tx<Found>`
    with paid as (
      select e.ref_id as id, e.amount from entry e join journal j on j.id = e.journal_id
      where j.owner_id = 0 and j.key like ${`distribution:${day}:%`}
        and e.journal_id between ${first}::bigint and ${last}::bigint and e.type = 'staking_reward'),
    counting as (
      select o.plan_id, o.staked_t, o.weight, o.status <> 'fail' or p.id is not null as certain, p.amount
      from pledge_order o left join paid p on p.id = o.id
      where o.start_day < ${day}::date and o.end_day >= ${day}::date),
    plan as (
      select plan_id, sum(staked_t) filter (where certain) as least, sum(staked_t) as most, sum(amount) as paid
      from counting group by 1),
    whole as (
      select sum(staked_t * weight) filter (where certain) as least_weight, sum(staked_t * weight) as most_weight,
        sum(staked_t) filter (where certain) as least_t, sum(staked_t) as most_t,
        count(*) filter (where certain) as least, count(*) as most
      from counting),
    d as (select * from distribution where day = ${day}),
    kept as (select plan_id, staked_t, paid from distribution_plan where day = ${day}),
    figure (name, kept, least, most) as (
      select 'weight', total_weight, least_weight, most_weight from d cross join whole
      union all select 'staked T', staked_t, least_t, most_t from d cross join whole
      union all select 'number of orders', orders, least, most from d cross join whole
      union all select 'staked T of ' || plan_id, staked_t, least, most from kept full join plan using (plan_id)
      union all select 'payment for ' || plan_id, k.paid, p.paid, p.paid from kept k full join plan p using (plan_id))
    select 'its ' || name || ' was ' || coalesce(least, 0) || ', not ' || coalesce(kept, 0) as found
    from figure where coalesce(kept, 0) not between coalesce(least, 0) and coalesce(most, 0) limit 20`
  return rows.map(({ found }) => found)
}

/** The reward of each order that was paid. */
async function rewardsOf(tx: Tx, day: string, { first, last }: Journals): Promise<string[]> {
  const rows = await tx<Found>`
    select e.type || ' of order ' || o.no || ' is ' || e.amount as found
    from distribution d join journal j on j.owner_id = 0 and j.key like ${`distribution:${day}:%`}
    join entry e on e.journal_id = j.id and e.type = 'staking_reward' join pledge_order o on o.id = e.ref_id
    where d.day = ${day} and e.journal_id between ${first}::bigint and ${last}::bigint
      and e.amount <> div(d.revenue * d.staking_share * o.staked_t * o.weight, d.total_weight * 10000)
    limit 20`
  return rows.map(({ found }) => found)
}

/** Each order that counted has its reward, once. */
async function missingOf(tx: Tx, day: string, { first, last }: Journals): Promise<string[]> {
  const rows = await tx<Found>`
    with d as (select * from distribution where day = ${day} and revenue > 0 and staking_share > 0),
    paid as (
      select e.ref_id as id, count(*) as times from entry e join journal j on j.id = e.journal_id
      where j.owner_id = 0 and j.key like ${`distribution:${day}:%`}
        and e.journal_id between ${first}::bigint and ${last}::bigint and e.type = 'staking_reward' group by 1)
    select 'order ' || o.no || ' was paid ' || coalesce(p.times, 0) || ' times' as found
    from d join pledge_order o on o.start_day < d.day and o.end_day >= d.day and o.status in ('success', 'end')
    left join paid p on p.id = o.id
    where coalesce(p.times, 0) <> case
      when div(d.revenue * d.staking_share * o.staked_t * o.weight, nullif(d.total_weight, 0) * 10000) > 0
      then 1 else 0 end
    limit 20`
  return rows.map(({ found }) => found)
}
