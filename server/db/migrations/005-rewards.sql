-- A day's distribution: what was there at 00:00 UTC of `day`, and what was paid out of it.
create table distribution (
  day date primary key,
  revenue numeric(78, 0) not null,                -- R: the reward pool at 00:00 UTC
  pool_seq bigint not null,                       -- up to which entry of the reward pool R was reckoned
  staking_share int not null,                     -- ten-thousandths, at the midnight
  community_share int not null,
  subsidy_share int not null,
  total_weight numeric(156, 0) not null,          -- W: sum of staked T x weight
  staked_t numeric(78, 0) not null,
  orders int not null,
  chunks int not null default 0,
  paid_staking numeric(78, 0) not null default 0,
  paid_community numeric(78, 0) not null default 0,
  paid_subsidy numeric(78, 0) not null default 0,
  carried_over numeric(78, 0),
  started_at timestamptz not null,
  finished_at timestamptz,                        -- null: going on
  check (paid_staking + paid_community + paid_subsidy <= revenue),
  check ((finished_at is null) = (carried_over is null))
);
create unique index distribution_going_on on distribution ((true)) where finished_at is null;

-- The orders of the day that is going on which are not paid yet: a payment takes them from here. What becomes of an
-- order after the opening changes nothing in the day, so W stays the sum of what is paid.
create table distribution_order (
  day date not null,
  order_id bigint not null,
  member_id bigint not null,
  plan_id text not null,
  weight numeric(156, 0) not null,                -- w: staked T x weight
  primary key (day, order_id)
);

-- What a plan's orders were really paid on a day, for the figures "yesterday" and "30-day average".
create table distribution_plan (
  day date not null references distribution,
  plan_id text not null,
  staked_t numeric(78, 0) not null,
  paid numeric(78, 0) not null default 0,
  primary key (day, plan_id)
);

grant select, insert, update on distribution, distribution_plan to bitwave_app;
grant select, insert, delete on distribution_order to bitwave_app;

-- A member's lines newest first, by account: every filter (coin, type, time) is a range of one of these, however
-- many lines a member has. An agent has one for each order of the team and day.
drop index entry_lines;
drop index entry_lines_of_type;
create index entry_lines on entry (account_id, at desc, id desc) where type is not null;
create index entry_lines_of_type on entry (account_id, type, at desc, id desc) where type is not null;
