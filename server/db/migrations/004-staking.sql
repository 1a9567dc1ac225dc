create sequence order_number;

create table pledge_order (
  id bigint generated always as identity primary key,
  no text not null unique,                        -- date and sequence, as in 26112100007
  member_id bigint not null references member,
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  amount numeric(78, 0) not null check (amount > 0),
  staked_t numeric(78, 0) not null,               -- amount x tPerCoin at the time, base units of T
  method text not null check (method in ('balance', 'wallet')),
  plan_id text not null,
  term_days int not null check (term_days > 0),
  weight numeric(78, 0) not null,                 -- the plan's at the time, 10^18 = 1
  status text not null check (status in ('review', 'success', 'fail', 'end')),
  reason text,
  earned numeric(78, 0) not null default 0,       -- staking rewards so far, BTCW base units
  created_at timestamptz not null,
  expires_at timestamptz,                         -- until when a wallet pledge waits for its payment
  starts_at timestamptz,
  start_day date,                                 -- UTC day of starts_at: counts from the midnight after
  end_day date,                                   -- counts up to and including this midnight
  ended_at timestamptz,
  opened_block bigint,                            -- the chain's head when a wallet pledge was opened
  hash text,                                      -- that the member submitted, lower case; proves nothing by itself
  hash_at timestamptz,
  hash_state text check (hash_state in ('pending', 'mined', 'reverted', 'replaced')),
  hash_sender text,                               -- who sent it, lower case, and with which nonce: tells a replacement
  hash_nonce bigint,
  hash_checked_at timestamptz,
  arrival_id bigint                               -- the payment that the chain showed
) with (fillfactor = 80);
create index pledge_order_member on pledge_order (member_id, id desc);
create index pledge_order_member_status on pledge_order (member_id, status, id desc);
create index pledge_order_active on pledge_order (id) include (start_day, end_day, staked_t, weight) where status = 'success';
create index pledge_order_ending on pledge_order (end_day, id) where status = 'success';
create index pledge_order_review on pledge_order (expires_at) where status = 'review';
create index pledge_order_hash on pledge_order (hash) where hash is not null;
create index pledge_order_hash_open on pledge_order (hash_checked_at nulls first, id)
  where status = 'review' and hash is not null and arrival_id is null;
create index pledge_order_payable on pledge_order (member_id, coin, amount, id)
  where status = 'review' and method = 'wallet' and arrival_id is null;
create unique index pledge_order_arrival on pledge_order (arrival_id) where arrival_id is not null;

-- Changes of the pool's and the teams' sums, folded into their rows by a job: nobody waits for a common row.
create table pool_change (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  staked_t numeric(78, 0) not null,
  orders int not null,
  revenue numeric(78, 0) not null default 0,
  at timestamptz not null
);
create table pool_total (
  one boolean primary key default true check (one),
  staked_t numeric(78, 0) not null default 0,
  orders bigint not null default 0,
  revenue numeric(78, 0) not null default 0
);
insert into pool_total default values;

-- The chain as we follow it. One row: which chain it is, how far we have read.
create table chain_state (
  one boolean primary key default true check (one),
  chain_id bigint not null,
  block_one text,                                 -- hash of block 1: tells a wiped chain from ours
  cursor bigint not null default 0,               -- last block that is settled: deep enough, its payments credited
  head bigint not null default 0,                 -- newest block whose payments were seen
  head_hash text,
  head_at timestamptz,
  synced_at timestamptz,                          -- our time when everything up to the head had been seen
  halted text,                                    -- why payments are not credited, null: all is well
  updated_at timestamptz not null
);
-- Headers of the last settled blocks: where another chain forked off, if one ever does.
create table chain_block (
  number bigint primary key,
  hash text not null,
  parent text not null,
  at timestamptz not null
);

-- Money that reached the pool, one row a log of the chain. Sender and amount are the chain's, never a request's.
create table arrival (
  id bigint generated always as identity primary key,
  chain_id bigint not null,
  tx_hash text not null,
  log_index int not null,
  block_number bigint not null,
  block_hash text not null,
  block_at timestamptz not null,
  coin text not null,
  sender text not null,                           -- lower case
  amount numeric(78, 0) not null,
  order_ref text,                                 -- bytes32 that the pool's event carried
  state text not null check (state in ('seen', 'credited', 'gone', 'reversed')),
  round int not null default 0,                   -- how often it was reversed and came again
  credited_as text check (credited_as in ('pledge', 'deposit', 'unclaimed', 'revenue', 'activity')),
  member_id bigint references member,
  order_id bigint references pledge_order,
  journal_id bigint,
  unique (chain_id, tx_hash, log_index)
);
create index arrival_transaction on arrival (tx_hash);
create index arrival_seen on arrival (block_number) where state = 'seen';
create index arrival_block on arrival (block_number desc);
create index arrival_unclaimed on arrival (id) where credited_as = 'unclaimed';

-- Addresses whose payments are revenue (or an activity budget).
create table funding_address (
  address text primary key,                       -- lower case
  purpose text not null check (purpose in ('revenue', 'activity')),
  label text not null,
  created_at timestamptz not null
);

grant usage on sequence order_number to bitwave_app;
grant select, insert, update on pledge_order, arrival, chain_state, pool_total to bitwave_app;
grant select, insert, update, delete on pool_change, chain_block to bitwave_app;
grant select, insert, delete on funding_address to bitwave_app;
