-- What the reward pool was below zero by at a day's midnight, when the chain had taken back revenue that was shared out: R is 0 then, and
-- without it nobody can tell what came since the day before. null: the day was begun by a service that did not keep it yet.
alter table distribution add column below_zero numeric(78, 0) check (below_zero >= 0 and (revenue = 0 or below_zero = 0));

-- Of the days that there are the books tell it, as they tell R (server/rewards/openDay.ts). Where there was revenue it is nothing.
update distribution d set below_zero = case when d.revenue > 0 then 0 else greatest(0,
  coalesce((
    select sum(came.amount) from (
      select greatest(0, sum(e.amount)) as amount
      from account a join entry e on e.account_id = a.id join journal j on j.id = e.journal_id
      where a.owner_id = 0 and a.code = 'reward_pool' and a.coin = 'BTCW' and e.seq <= d.pool_seq
        and e.at >= d.day::timestamp at time zone 'UTC' and j.kind <> 'distribution'
      group by coalesce(j.meta->>'arrival', 'journal ' || j.id)) came), 0)
  - coalesce((
    select e.balance_after from account a join entry e on e.account_id = a.id and e.seq = d.pool_seq
    where a.owner_id = 0 and a.code = 'reward_pool' and a.coin = 'BTCW'), 0)) end;
