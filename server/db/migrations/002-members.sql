create table member (
  id bigint generated always as identity (start with 100001) primary key,
  account text not null,                          -- the wallet address, in its EIP-55 spelling
  account_key text generated always as (lower(account)) stored unique,
  account_proved_at timestamptz,
  nickname text not null,
  email text not null,
  email_key text generated always as (lower(email)) stored unique,
  mail_trusted boolean not null default true,      -- whether the mail may set a new password
  password_hash text,                             -- argon2id; null: only the wallet signs in
  avatar text,
  invite_code text not null unique,
  inviter_id bigint references member,            -- null for the root of the tree alone
  agent boolean not null default false,
  site boolean not null default false,
  reward_ratio int not null default 0 check (reward_ratio between 0 and 10000),
  subsidy_ratio int not null default 0 check (subsidy_ratio between 0 and 10000),
  activated_at timestamptz,                       -- first order that reached success
  direct int not null default 0,                  -- members invited by this one
  team int not null default 0,                    -- everyone below
  team_t numeric(78, 0) not null default 0,       -- staked T of everyone below, base units
  staked_t numeric(78, 0) not null default 0,     -- own staked T, base units
  operator boolean not null default false,
  frozen_at timestamptz,
  frozen_reason text,
  created_at timestamptz not null
) with (fillfactor = 80);
create unique index member_root on member ((inviter_id is null)) where inviter_id is null;
create index member_inviter on member (inviter_id, id desc);

create table session (
  token_hash text primary key,                    -- SHA-256 of the token; the token itself is nowhere
  member_id bigint not null references member,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_member on session (member_id);
create index session_expired on session (expires_at);

create table mail_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('regist', 'retrieve', 'email')),
  email_key text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  ended_at timestamptz                            -- used, or replaced by a newer one
);
create index mail_code_open on mail_code (purpose, email_key, id desc) where ended_at is null;
create index mail_code_expired on mail_code (expires_at);

create table wallet_nonce (
  nonce text primary key,
  account_key text not null,
  message text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index wallet_nonce_expired on wallet_nonce (expires_at);

-- Who joined under whom, folded into the teams' sizes by a job: no registration waits for the founder's row.
create table member_joined (
  id bigint generated always as identity primary key,
  inviter_id bigint not null
);

-- Token buckets: how much a key may still do, and when that was reckoned.
create table bucket (
  key text primary key,
  tokens double precision not null,
  at timestamptz not null
);

grant select, insert, update on member, mail_code, wallet_nonce to bitwave_app;
grant select, insert, update, delete on session, bucket to bitwave_app;
grant delete on mail_code, wallet_nonce to bitwave_app;
grant select, insert, update, delete on member_joined to bitwave_app;
-- The service looks whether the schema is the one it was written for.
grant select on migration to bitwave_app;
