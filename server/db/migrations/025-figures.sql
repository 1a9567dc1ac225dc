-- What solvency said on each day: docs/figures.md. Never changed afterwards.
create table solvency_day (
  day date not null,
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  at timestamptz not null,
  block bigint not null,                          -- the settled block: books and chain as of it
  on_chain numeric(78, 0) not null,
  members numeric(78, 0) not null,
  reward_pool numeric(78, 0) not null,
  activity numeric(78, 0) not null,
  fees numeric(78, 0) not null,
  unclaimed numeric(78, 0) not null,
  primary key (day, coin)
);

-- What audits of the books found.
create table audit_run (
  id bigint generated always as identity primary key,
  actor text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  findings jsonb not null                         -- [{rule, found}]
);

-- All of a journal in the order of what it is about: a day's lines order by order, and those of one order, are ranges of it.
drop index entry_journal;
create index entry_in_journal on entry (journal_id, (coalesce(ref_id, 0)), id);
-- The entries that no member sees, beside entry_lines.
create index entry_silent on entry (account_id, at desc, id desc) where type is null;

grant select, insert on solvency_day, audit_run to bitwave_app;
