-- Money that comes in, as the desk sees it: docs/decisions/094

-- What was given out of the activity budget. Above a limit one person asks and another one confirms.
create table member_grant (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  amount numeric(78, 0) not null check (amount > 0),
  reason text not null,
  -- waiting: for another person, until expires_at; then it is over. booked: given. refused: given back by somebody.
  state text not null check (state in ('waiting', 'booked', 'refused')),
  asked_by text not null,
  asked_at timestamptz not null,
  expires_at timestamptz,                         -- null: one person was enough
  decided_by text,                                -- the second person; null where none was needed
  decided_at timestamptz,
  note text,                                      -- why it was refused
  journal_id bigint references journal,
  check ((state = 'booked') = (journal_id is not null)),
  check ((state = 'refused') = (note is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (decided_by <> asked_by or state = 'refused')
);
create index member_grant_waiting on member_grant (id) where state = 'waiting';
-- What somebody gave alone within a day.
create index member_grant_alone on member_grant (asked_by, coin, asked_at) include (amount) where expires_at is null;

-- What was given before, out of the operators' log.
insert into member_grant (member_id, coin, amount, reason, state, asked_by, asked_at, journal_id)
select m.id, a.after ->> 'coin', (a.after ->> 'amount')::numeric, coalesce(a.reason, ''), 'booked', a.actor, a.at, j.id
from operator_act a join journal j on j.id = (a.after ->> 'journal')::bigint
  join member m on m.id = (a.after ->> 'member')::bigint
where a.act = 'grant' order by a.id;

grant select, insert on member_grant to bitwave_app;
-- To whom, how much and why never changes.
grant update (state, decided_by, decided_at, note, journal_id) on member_grant to bitwave_app;

-- The desk's lists of what arrived.
create index arrival_as on arrival (credited_as, id desc);
create index arrival_coin on arrival (coin, id desc);
create index arrival_as_coin on arrival (credited_as, coin, id desc);
-- What a funding address has paid.
create index arrival_funded on arrival (sender, coin) include (amount) where credited_as in ('revenue', 'activity');
-- Orders that a payment of nobody's may have been for.
create index pledge_order_amount on pledge_order (coin, amount, created_at desc)
  where method = 'wallet' and arrival_id is null;
-- Top-ups of the paying wallet.
create index journal_top_up on journal (id desc) where kind in ('gas funding', 'gas top-up');
