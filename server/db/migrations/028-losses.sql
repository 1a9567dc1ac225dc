-- What two people say about coins that the pool lost: docs/decisions/098. The first is noted, the second one's word books it.
create table loss_word (
  id bigint generated always as identity primary key,
  -- loss: the pool misses it. good: the house makes it good out of what it owns.
  what text not null check (what in ('loss', 'good')),
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  amount numeric(78, 0) not null check (amount > 0),  -- base units
  lost numeric(78, 0) not null check (lost >= 0),     -- what was lost of the coin in all when it was said
  stop_id bigint references payout_stop,              -- of a loss
  source text check (source in ('fees', 'activity')), -- of what is made good
  reason text not null,
  first_by text not null,
  first_at timestamptz not null,
  second_by text,
  second_at timestamptz,
  journal_id bigint references journal,
  over_at timestamptz,                                -- somebody said something else since
  check ((what = 'loss') = (stop_id is not null)),
  check ((what = 'good') = (source is not null)),
  check ((second_by is null) = (journal_id is null) and (second_by is null) = (second_at is null)),
  check (second_by <> first_by),
  check (journal_id is null or over_at is null)
);
create unique index loss_word_open on loss_word (what, coin) where journal_id is null and over_at is null;

grant select, insert on loss_word to bitwave_app;
-- How much and why never changes.
grant update (second_by, second_at, journal_id, over_at) on loss_word to bitwave_app;
