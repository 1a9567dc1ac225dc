-- What members cannot do for a while, and why, in both languages: docs/decisions/095. One pause of each kind is open at a time.
create table pause (
  id bigint generated always as identity primary key,
  what text not null check (what in ('staking', 'transfers', 'withdrawals')),
  since timestamptz not null,
  by text not null,
  en text not null,                               -- what members read
  zh text not null,
  ended_at timestamptz,
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
create unique index pause_open on pause (what) where ended_at is null;

-- Mails that the mail server did not take, a row a UTC day. What it said is kept as its codes: its words name the receiver.
create table mail_failure (
  day date primary key,
  failures int not null,
  last_at timestamptz not null,
  last text not null
);

-- The desk's lists, at a million members.
create index member_email_prefix on member ((email_key collate "C"), id);
create index member_frozen on member (id) where frozen_at is not null;
create index pledge_order_status on pledge_order (status, id desc);

grant select, insert on pause, mail_failure to bitwave_app;
grant update (ended_at, ended_by) on pause to bitwave_app;
grant update (failures, last_at, last) on mail_failure to bitwave_app;
