create sequence withdrawal_number;

-- Money that a member asks to be paid out. Amount and fee are held on `withdrawing` from the first moment to the last.
create table withdrawal (
  id bigint generated always as identity primary key,
  no text not null unique,                        -- date and sequence, as in 26112100007
  member_id bigint not null references member,
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  amount numeric(78, 0) not null check (amount > 0), -- what the receiver gets
  fee numeric(78, 0) not null check (fee >= 0),   -- on top of it, always in BTCW
  address text not null,                          -- the receiver, in its EIP-55 spelling
  address_key text generated always as (lower(address)) stored,
  -- requested: an operator decides. approved: may be paid. nonce, signed, broadcast, mined: on its way, one step of the
  -- payer each. paid: settled on the chain and in the books. returned: amount and fee are the member's again.
  state text not null check (state in
    ('requested', 'approved', 'nonce', 'signed', 'broadcast', 'mined', 'paid', 'returned')),
  status text generated always as (case state when 'paid' then 'success' when 'returned' then 'fail' else 'review' end) stored,
  revision int not null default 0,                -- raised with each change of the state: a decision names the one it saw
  reason text,                                    -- why it was returned, by name
  note text,                                      -- what an operator wrote to the member about it
  decided_by text,                                -- who approved or refused it: 'service' or an operator
  decided_at timestamptz,
  halted text,                                    -- why the payer left it for a person, null: it goes on
  hash text,                                      -- the paying transaction, once it was sent
  created_at timestamptz not null,
  done_at timestamptz,
  check ((state in ('paid', 'returned')) = (done_at is not null)),
  check ((state = 'returned') = (reason is not null))
) with (fillfactor = 80);
create index withdrawal_member on withdrawal (member_id, id desc);
create index withdrawal_member_status on withdrawal (member_id, status, id desc);
create index withdrawal_member_address on withdrawal (member_id, address_key, id desc) where state = 'paid';
create index withdrawal_requested on withdrawal (id) where state = 'requested';
create index withdrawal_going_on on withdrawal (id) where state in ('approved', 'nonce', 'signed', 'broadcast', 'mined');

grant usage on sequence withdrawal_number to bitwave_app;
grant select, insert on withdrawal to bitwave_app;
-- To whom and how much never changes once it was asked for.
grant update (state, revision, reason, note, decided_by, decided_at, halted, hash, done_at) on withdrawal to bitwave_app;
