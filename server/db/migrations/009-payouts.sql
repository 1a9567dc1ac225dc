-- Paying withdrawals through the pool's contract: docs/decisions/052, 053

-- Names the payouts of this database: a fresh one beside an old contract must not take another's payments for its own,
-- one that was restored must know them again.
create table payout_realm (
  one boolean primary key default true check (one),
  salt text not null default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
);
insert into payout_realm default values;

-- The bytes32 under which the contract pays a withdrawal, once and never again.
create function payout_id(p_withdrawal bigint) returns text language sql stable strict as $$
  select '0x' || encode(sha256(convert_to(salt || ':' || p_withdrawal, 'UTF8')), 'hex') from payout_realm
$$;

-- A wallet that pays out.
create table payer (
  address text primary key,                       -- lower case
  next_nonce bigint not null,
  halted text,                                    -- why nothing is paid, null: all is well
  reconciled_block bigint,                        -- the settled block at which books and wallet were compared last
  reconciled_hash text,
  updated_at timestamptz not null
);

-- A withdrawal that has its nonce. It never gets another one.
create table payout (
  withdrawal_id bigint primary key references withdrawal,
  wallet text not null references payer,
  nonce bigint not null,
  gas_limit bigint not null,
  created_at timestamptz not null,
  unique (wallet, nonce)
);

-- Every transaction that was ever signed for it, stored before it is sent. One of them is mined in the end.
create table payout_tx (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references payout,
  -- pay: the payment. cancel: nothing to ourselves, to use the nonce up. found: a payment of ours that the chain had and
  -- this database did not, after a restore.
  kind text not null check (kind in ('pay', 'cancel', 'found')),
  hash text not null unique,
  raw text check ((raw is null) = (kind = 'found')),
  nonce bigint not null,
  max_fee numeric(78, 0) not null,                -- for each unit of gas, base units
  max_tip numeric(78, 0) not null,
  created_at timestamptz not null,
  broadcast_at timestamptz,                       -- when a node took it last
  block_number bigint,                            -- where it was seen last
  block_hash text,
  status text check (status in ('success', 'reverted')),
  gas_used numeric(78, 0),
  gas_price numeric(78, 0),                       -- what a unit of gas really cost
  final boolean not null default false,           -- its block is settled
  booked numeric(78, 0) not null default 0,       -- gas in the books
  check ((block_number is null) = (block_hash is null)),
  check (not final or (block_number is not null and gas_used is not null and gas_price is not null))
);
create index payout_tx_of on payout_tx (withdrawal_id, id);
create index payout_tx_block on payout_tx (block_number) where final;
create index payout_tx_owing on payout_tx (id) where final and booked < gas_used * gas_price;

-- A withdrawal that could not be paid yet, and when to try again.
create table payout_trial (
  withdrawal_id bigint primary key references withdrawal,
  failures int not null,
  why text not null,
  first_at timestamptz not null,
  next_at timestamptz not null
);

revoke all on function payout_id from public;
grant execute on function payout_id to bitwave_app;
grant select on payout_realm to bitwave_app;
grant select, insert on payer, payout, payout_tx to bitwave_app;
grant update (next_nonce, halted, reconciled_block, reconciled_hash, updated_at) on payer to bitwave_app;
-- What was signed stays as it was; what became of it is the chain's.
grant update (broadcast_at, block_number, block_hash, status, gas_used, gas_price, final, booked) on payout_tx to bitwave_app;
grant select, insert, update, delete on payout_trial to bitwave_app;
