-- The books. Money is in base units (10^-18 of a coin). Only ledger_claim, ledger_answer and ledger_post write here.

create table account (
  id bigint generated always as identity primary key,
  owner_id bigint not null,                       -- a member's id, or 0: the house
  code text not null,
  coin text not null check (coin in ('BTCW', 'BTCWT')),
  balance numeric(78, 0) not null default 0,
  floor numeric(78, 0) default 0,                 -- null: may go below zero
  seq bigint not null default 0,                  -- how many entries it has
  constraint known_account check (
    (owner_id = 0 and code in ('treasury', 'gas', 'reward_pool', 'activity', 'fees', 'unclaimed'))
    or (owner_id > 0 and code in ('available', 'staked', 'withdrawing'))),
  constraint no_overdraft check (floor is null or balance >= floor),
  unique (owner_id, code, coin)
) with (fillfactor = 70);

-- The idempotency row is the journal's header: (owner, key) names what happened in the world.
create table journal (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  kind text not null,
  meta jsonb,
  answer text,                                    -- what was answered, to the letter, refusals too
  created_at timestamptz not null,
  unique (owner_id, key)
);

create table entry (
  id bigint generated always as identity,
  account_id bigint not null references account,
  seq bigint not null,
  journal_id bigint not null references journal,
  owner_id bigint not null,
  amount numeric(78, 0) not null check (amount <> 0),
  balance_after numeric(78, 0) not null,
  type text,                                      -- a line of the member's bill details, null: not shown
  ref_type text,
  ref_id bigint,
  meta jsonb,
  at timestamptz not null,
  primary key (account_id, seq)
);
create index entry_lines on entry (owner_id, id desc) where type is not null;
create index entry_lines_of_type on entry (owner_id, type, id desc) where type is not null;
create index entry_journal on entry using brin (journal_id);

-- Sums of what a member earned, kept by ledger_post so that no screen has to add up a history.
create table income_day (
  owner_id bigint not null,
  day date not null,
  type text not null,
  coin text not null,
  amount numeric(78, 0) not null,
  primary key (owner_id, day, type, coin)
) with (fillfactor = 80);
create table income_total (
  owner_id bigint not null,
  type text not null,
  coin text not null,
  amount numeric(78, 0) not null,
  primary key (owner_id, type, coin)
) with (fillfactor = 80);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are never rewritten (%)', tg_table_name using errcode = 'LG003';
end $$;
create trigger entry_is_final before update or delete or truncate on entry
  for each statement execute function refuse_change();
create trigger journal_is_final before delete or truncate on journal
  for each statement execute function refuse_change();
create function answer_once() returns trigger language plpgsql as $$
begin
  if old.answer is not null or (new.id, new.owner_id, new.key, new.request_hash, new.kind, new.meta, new.created_at)
    is distinct from (old.id, old.owner_id, old.key, old.request_hash, old.kind, old.meta, old.created_at) then
    raise exception 'journal % is answered already', old.id using errcode = 'LG003';
  end if;
  return new;
end $$;
create trigger journal_is_answered_once before update on journal
  for each row execute function answer_once();

-- Takes the key. A key that is taken gives what was answered, and whether it was the same request.
create function ledger_claim(
  p_owner bigint, p_key text, p_hash text, p_kind text, p_meta jsonb, p_now timestamptz,
  out id bigint, out fresh boolean, out same boolean, out answer text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal as j (owner_id, key, request_hash, kind, meta, created_at)
  values (p_owner, p_key, p_hash, p_kind, p_meta, p_now)
  on conflict (owner_id, key) do nothing returning j.id into ledger_claim.id;
  if ledger_claim.id is not null then
    fresh := true; same := true; return;
  end if;
  select j.id, false, j.request_hash = p_hash, j.answer
  into strict ledger_claim.id, fresh, same, ledger_claim.answer
  from journal j where j.owner_id = p_owner and j.key = p_key;
end $$;

create function ledger_answer(p_journal bigint, p_answer text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update journal set answer = p_answer where id = p_journal
$$;

-- Books the legs of one journal, all or none. Answers null, or the account that would fall below zero.
-- The sum of the legs is zero for each coin; every account moves in the order of its id, so no two journals wait for
-- each other in a circle.
create function ledger_post(
  p_journal bigint, p_now timestamptz,
  p_owner bigint[], p_code text[], p_coin text[], p_amount numeric[],
  p_type text[], p_ref_type text[], p_ref_id bigint[], p_meta jsonb[],
  p_force boolean default false)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_short text;
begin
  if exists (select 1 from unnest(p_coin, p_amount) as l(coin, amount) group by l.coin having sum(l.amount) <> 0) then
    raise exception 'journal % does not balance', p_journal using errcode = 'LG001';
  end if;

  insert into account (owner_id, code, coin, floor)
  select distinct l.owner, l.code, l.coin,
    case when l.code in ('treasury', 'gas') then null else 0 end::numeric
  from unnest(p_owner, p_code, p_coin) as l(owner, code, coin)
  where not exists (
    select 1 from account a where a.owner_id = l.owner and a.code = l.code and a.coin = l.coin)
  on conflict do nothing;

  perform 1 from account a
  where (a.owner_id, a.code, a.coin) in (select * from unnest(p_owner, p_code, p_coin))
  order by a.id for no key update;

  if p_force then
    -- Taking back what the chain took back may leave a debt; it is told, and nothing can be spent from it.
    update account a set floor = null
    from (select l.owner, l.code, l.coin, sum(l.amount) as change
      from unnest(p_owner, p_code, p_coin, p_amount) as l(owner, code, coin, amount) group by 1, 2, 3) d
    where a.owner_id = d.owner and a.code = d.code and a.coin = d.coin and a.balance + d.change < 0;
  else
    select a.code || ':' || a.coin into v_short
    from (select l.owner, l.code, l.coin, sum(l.amount) as change
      from unnest(p_owner, p_code, p_coin, p_amount) as l(owner, code, coin, amount) group by 1, 2, 3) d
    join account a on a.owner_id = d.owner and a.code = d.code and a.coin = d.coin
    where d.change < 0 and a.balance + d.change < 0 and a.code not in ('treasury', 'gas')
    order by a.id limit 1;
    if v_short is not null then return v_short; end if;
  end if;

  insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, meta, at)
  select a.id, a.seq + row_number() over w, p_journal, a.owner_id, l.amount, a.balance + sum(l.amount) over w,
    l.type, l.ref_type, l.ref_id, l.meta, p_now
  from unnest(p_owner, p_code, p_coin, p_amount, p_type, p_ref_type, p_ref_id, p_meta)
    with ordinality as l(owner, code, coin, amount, type, ref_type, ref_id, meta, place)
  join account a on a.owner_id = l.owner and a.code = l.code and a.coin = l.coin
  window w as (partition by a.id order by l.place)
  order by l.place;

  update account a set balance = a.balance + d.change, seq = a.seq + d.n,
    floor = case when a.owner_id > 0 and a.balance + d.change >= 0 then 0 else a.floor end
  from (select l.owner, l.code, l.coin, sum(l.amount) as change, count(*) as n
    from unnest(p_owner, p_code, p_coin, p_amount) as l(owner, code, coin, amount) group by 1, 2, 3) d
  where a.owner_id = d.owner and a.code = d.code and a.coin = d.coin;

  if p_type && array['staking_reward', 'community_reward', 'activity_reward', 'mining_subsidy'] then
    perform ledger_count_income(p_now, p_owner, p_coin, p_amount, p_type);
  end if;
  return null;
end $$;

create function ledger_count_income(
  p_now timestamptz, p_owner bigint[], p_coin text[], p_amount numeric[], p_type text[])
returns void language sql set search_path = public, pg_temp as $$
  with earned as (
    select l.owner, l.type, l.coin, sum(l.amount) as amount
    from unnest(p_owner, p_coin, p_amount, p_type) as l(owner, coin, amount, type)
    where l.type in ('staking_reward', 'community_reward', 'activity_reward', 'mining_subsidy')
    group by 1, 2, 3 order by 1, 2, 3),
  by_day as (
    insert into income_day as i (owner_id, day, type, coin, amount)
    select owner, (p_now at time zone 'UTC')::date, type, coin, amount from earned
    on conflict (owner_id, day, type, coin) do update set amount = i.amount + excluded.amount)
  insert into income_total as i (owner_id, type, coin, amount)
  select owner, type, coin, amount from earned
  on conflict (owner_id, type, coin) do update set amount = i.amount + excluded.amount
$$;

-- Many journals of few legs in one go, for group commit: an array of
-- {owner, key, hash, kind, meta, legs: [{owner, code, coin, amount, type, ref_type, ref_id, meta}]}.
-- One that is refused leaves its journal without entries, to be answered by the caller.
create function ledger_book_many(p_items jsonb, p_now timestamptz)
returns table (place int, id bigint, fresh boolean, same boolean, answer text, short text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_item jsonb;
  v_claim record;
begin
  perform 1 from account a
  where (a.owner_id, a.code, a.coin) in (
    select (l->>'owner')::bigint, l->>'code', l->>'coin'
    from jsonb_array_elements(p_items) i, jsonb_array_elements(i->'legs') l)
  order by a.id for no key update;

  place := 0;
  for v_item in select * from jsonb_array_elements(p_items) loop
    select * into v_claim from ledger_claim((v_item->>'owner')::bigint, v_item->>'key', v_item->>'hash',
      v_item->>'kind', v_item->'meta', p_now);
    id := v_claim.id; fresh := v_claim.fresh; same := v_claim.same; answer := v_claim.answer; short := null;
    if fresh then
      select ledger_post(v_claim.id, p_now, array_agg((l->>'owner')::bigint), array_agg(l->>'code'),
        array_agg(l->>'coin'), array_agg((l->>'amount')::numeric), array_agg(l->>'type'),
        array_agg(l->>'ref_type'), array_agg((l->>'ref_id')::bigint), array_agg(l->'meta'))
      into short from jsonb_array_elements(v_item->'legs') l;
    end if;
    return next;
    place := place + 1;
  end loop;
end $$;

revoke all on function ledger_claim, ledger_answer, ledger_post, ledger_count_income, ledger_book_many from public;
grant execute on function ledger_claim, ledger_answer, ledger_post, ledger_book_many to bitwave_app;
grant select on account, journal, entry, income_day, income_total to bitwave_app;
