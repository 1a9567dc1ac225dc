-- A day's distribution: what was there at 00:00 UTC of `day`, and what was paid out of it.
create table distribution (
  day date primary key,
  revenue numeric(78, 0) not null,                -- R: the reward pool at 00:00 UTC
  staking_share int not null,                     -- ten-thousandths, at the time
  community_share int not null,
  subsidy_share int not null,
  total_weight numeric(100, 0) not null,          -- W: sum of staked T x weight
  staked_t numeric(78, 0) not null,
  orders int not null,
  last_order_id bigint not null default 0,        -- how far it has come: every order up to this one is paid
  chunks int not null default 0,
  paid_staking numeric(78, 0) not null default 0,
  paid_community numeric(78, 0) not null default 0,
  paid_subsidy numeric(78, 0) not null default 0,
  carried_over numeric(78, 0),
  started_at timestamptz not null,
  finished_at timestamptz                         -- null: going on
);

-- What a plan's orders were really paid on a day, for the figures "yesterday" and "30-day average".
create table distribution_plan (
  day date not null references distribution,
  plan_id text not null,
  staked_t numeric(78, 0) not null,
  paid numeric(78, 0) not null,
  primary key (day, plan_id)
);

grant select, insert, update on distribution, distribution_plan to bitwave_app;
