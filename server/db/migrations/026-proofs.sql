-- A sum tree of what was owed to each member, once a UTC day: docs/decisions/099, docs/proof.md.

-- One tree. It is made of what the books said at one moment, and its published part never changes.
create table proof_day (
  day date primary key,
  at timestamptz not null,                        -- when the books were read
  seed text not null,                             -- the day's secret: order and salts come from it. Told to nobody.
  leaves int not null check (leaves > 0),
  btcw numeric(78, 0) not null check (btcw >= 0), -- what all leaves add up to
  btcwt numeric(78, 0) not null check (btcwt >= 0),
  short_btcw numeric(78, 0) not null,             -- what members are below zero by: in no leaf, taken from no sum
  short_btcwt numeric(78, 0) not null,
  block bigint not null,                          -- the settled block that the books stood at
  going_out jsonb not null,                       -- payouts on their way just then: [{coin, amount, payout}]
  level int not null default 0,                   -- how far it is built: this level,
  place int not null default 0,                   -- up to this place
  root text,                                      -- null: not built to the top yet
  looked_at timestamptz,                          -- when the chain was asked; null: not yet
  held_btcw numeric(78, 0),                       -- what the pool held at the block; null: the node could not tell
  held_btcwt numeric(78, 0),
  gone_btcw numeric(78, 0),                       -- what had left the pool by then and is owed in the books
  gone_btcwt numeric(78, 0),
  notice_id bigint references notice,
  published_at timestamptz,
  forgotten_at timestamptz,                       -- when its leaves were given up
  check ((published_at is null) or (root is not null and looked_at is not null and notice_id is not null))
);
create index proof_day_open on proof_day (day) where published_at is null;
create index proof_day_kept on proof_day (day) where published_at is not null and forgotten_at is null;

create table proof_leaf (
  day date not null,
  place int not null,
  member_id bigint not null,
  account text not null,                          -- as it was then, lower case
  btcw numeric(78, 0) not null check (btcw >= 0),
  btcwt numeric(78, 0) not null check (btcwt >= 0),
  primary key (day, place)
);
create unique index proof_leaf_member on proof_leaf (day, member_id);

-- The nodes above blocks of 16 leaves; what is below is reckoned again from the leaves.
create table proof_node (
  day date not null,
  level int not null,
  place int not null,
  hash text not null,
  btcw numeric(78, 0) not null check (btcw >= 0),
  btcwt numeric(78, 0) not null check (btcwt >= 0),
  primary key (day, level, place)
);

-- Transactions that put a root on the chain, of a wallet that does nothing else.
create table proof_anchor (
  hash text primary key,
  day date not null references proof_day,
  wallet text not null,
  nonce bigint not null,
  raw text not null,
  max_fee numeric(78, 0) not null,
  max_tip numeric(78, 0) not null,
  created_at timestamptz not null,
  block_number bigint,
  settled_at timestamptz,                         -- enough blocks lie on top
  lost_at timestamptz                             -- its nonce was used by another: it never comes
);
create index proof_anchor_day on proof_anchor (day);
create index proof_anchor_open on proof_anchor (day) where settled_at is null and lost_at is null;

-- Notices that the service publishes: nobody edits them, no browser is pushed, no inbox has them, and only the newest is
-- in the list, after all others.
alter table notice add column by_service boolean not null default false;
alter table notice add column unlisted boolean not null default false;
drop index notice_shown;
create index notice_shown on notice (pinned desc, (not by_service) desc, published_at desc, id desc)
  where withdrawn_at is null and not unlisted;
drop index notice_newest;
create index notice_newest on notice (published_at desc, id desc) where withdrawn_at is null and not by_service;
create index notice_by_service on notice (id) where by_service and not unlisted;

grant select, insert on proof_day, proof_leaf, proof_node, proof_anchor to bitwave_app;
grant update (level, place, root, looked_at, held_btcw, held_btcwt, gone_btcw, gone_btcwt, notice_id, published_at,
  forgotten_at) on proof_day to bitwave_app;
grant update (block_number, settled_at, lost_at) on proof_anchor to bitwave_app;
-- Leaves and nodes are given up after some days; roots never are.
grant delete on proof_leaf, proof_node to bitwave_app;
