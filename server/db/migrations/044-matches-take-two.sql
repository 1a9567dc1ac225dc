-- Who gave what was nobody's to a member, and what waits for a second person: docs/decisions/110

create table unclaimed_match (
  id bigint generated always as identity primary key,
  tx_hash text not null,
  member_id bigint not null references member,
  -- What the transaction paid and nobody had when it was said, base units.
  btcw numeric(78, 0) not null check (btcw >= 0),
  btcwt numeric(78, 0) not null check (btcwt >= 0),
  reason text not null,
  first_by text not null,
  first_at timestamptz not null,
  second_by text,                                 -- null where one person was enough
  booked_at timestamptz,                          -- null: waits for a second person
  over_at timestamptz,                            -- somebody said something else since
  check (second_by <> first_by),
  check (second_by is null or booked_at is not null),
  check (booked_at is null or over_at is null)
);
create unique index unclaimed_match_open on unclaimed_match (tx_hash) where booked_at is null and over_at is null;
-- What one person gave alone within a day, and what one member was given so by anybody.
create index unclaimed_match_alone_by on unclaimed_match (first_by, booked_at) where second_by is null;
create index unclaimed_match_alone_to on unclaimed_match (member_id, booked_at) where second_by is null;
create index member_grant_alone_to on member_grant (member_id, coin, asked_at) include (amount) where expires_at is null;

grant select, insert on unclaimed_match to bitwave_app;
-- To whom, how much and why never changes.
grant update (second_by, booked_at, over_at) on unclaimed_match to bitwave_app;
