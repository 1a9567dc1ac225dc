-- Whose transaction a payment was that nobody signed here, lower case; null: it was found before this was written down
-- (docs/decisions/117).
alter table payout_tx add column sender text;

-- What the first of two people said that an address pays, and what became of it: docs/decisions/154
create table funding_word (
  id bigint generated always as identity primary key,
  address text not null,
  purpose text not null check (purpose in ('revenue', 'activity')),
  reason text not null,
  first_by text not null,
  first_at timestamptz not null,
  expires_at timestamptz not null,
  second_by text,
  made_at timestamptz,                            -- null: waits for a second person
  over_at timestamptz,                            -- somebody said something else since, or may not say it any more
  check (second_by <> first_by),
  check ((second_by is null) = (made_at is null)),
  check (made_at is null or over_at is null)
);
create unique index funding_word_open on funding_word (address) where made_at is null and over_at is null;

grant select, insert on funding_word to bitwave_app;
-- Which address, for what and why never changes.
grant update (second_by, made_at, over_at) on funding_word to bitwave_app;
