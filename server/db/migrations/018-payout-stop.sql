-- Payouts stop by themselves where books and chain disagree: docs/decisions/093. One stop is open at a time.
create table payout_stop (
  id bigint generated always as identity primary key,
  since timestamptz not null,
  -- pool: it holds less than the books say. wallet: the paying wallets do. payment: the pool paid what the books do not know.
  what text not null check (what in ('pool', 'wallet', 'payment')),
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  missing numeric(78, 0) not null check (missing > 0), -- base units
  hash text,                                      -- the payment
  block bigint not null,                          -- the settled block at which it was seen
  ended_at timestamptz,
  ended_by text,
  check ((what = 'payment') = (hash is not null)),
  check ((ended_at is null) = (ended_by is null))
);
create unique index payout_stop_open on payout_stop ((true)) where ended_at is null;

-- How far the pool's payments were looked through, and the settled block at which pool and books were compared last.
create table payout_watch (
  one boolean primary key default true check (one),
  block bigint not null,
  compared text
);

grant select, insert on payout_stop, payout_watch to bitwave_app;
grant update (ended_at, ended_by) on payout_stop to bitwave_app;
grant update (block, compared) on payout_watch to bitwave_app;

-- What left the pool and nobody accounts for; booked by force, below zero by what was lost.
alter table account drop constraint known_account;
alter table account add constraint known_account check (
  (owner_id = 0 and code in ('treasury', 'gas', 'reward_pool', 'activity', 'fees', 'unclaimed', 'lost'))
  or (owner_id > 0 and code in ('available', 'staked', 'withdrawing')));
