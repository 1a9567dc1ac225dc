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

-- The id of each leg's account, made where it is its first. One look into the index for each, whatever the planner thinks.
create function ledger_accounts(p_owner bigint[], p_code text[], p_coin text[]) returns bigint[]
language plpgsql set search_path = public, pg_temp as $$
declare
  v_ids bigint[];
begin
  for i in 1..2 loop
    select array_agg(a.id order by l.place) into v_ids
    from unnest(p_owner, p_code, p_coin) with ordinality as l(owner, code, coin, place)
    left join lateral (
      select id from account where owner_id = l.owner and code = l.code and coin = l.coin offset 0) a on true;
    exit when array_position(v_ids, null) is null;
    insert into account (owner_id, code, coin, floor)
    select distinct l.owner, l.code, l.coin,
      case when l.code in ('treasury', 'gas') then null else 0 end::numeric
    from unnest(p_owner, p_code, p_coin, v_ids) as l(owner, code, coin, id)
    where l.id is null order by 1, 2, 3
    on conflict do nothing;
  end loop;
  return v_ids;
end $$;

-- Books legs, all or none. Answers null, or the first account that would fall below zero. The sum of the legs is zero
-- for each coin; accounts are locked in the order of their ids, so no two journals wait for each other in a circle.
-- With p_each every account must bear what leaves it without what comes in: then the legs stand in any order.
create function ledger_post(
  p_journal bigint[], p_now timestamptz,
  p_owner bigint[], p_code text[], p_coin text[], p_amount numeric[],
  p_type text[], p_ref_type text[], p_ref_id bigint[], p_meta jsonb[],
  p_force boolean default false, p_each boolean default false)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[] := ledger_accounts(p_owner, p_code, p_coin);
  v_touched bigint[];
  v_change numeric[];
  v_least numeric[];
  v_count bigint[];
  v_short text;
begin
  if p_journal is null then return null; end if;
  if exists (select 1 from unnest(p_coin, p_amount) as l(coin, amount) group by l.coin having sum(l.amount) <> 0) then
    raise exception 'journal % does not balance', p_journal[1] using errcode = 'LG001';
  end if;

  select array_agg(d.id), array_agg(d.change), array_agg(d.least), array_agg(d.n)
  into v_touched, v_change, v_least, v_count
  from (select l.id, sum(l.amount) as change, count(*) as n,
      case when p_each then sum(least(l.amount, 0)) else sum(l.amount) end as least
    from unnest(v_ids, p_amount) as l(id, amount) group by l.id order by l.id) d;

  perform 1 from account where id = any(v_touched) order by id for no key update;

  if p_force then
    -- Taking back what the chain took back may leave a debt; it is told, and nothing can be spent from it.
    update account a set floor = null
    from unnest(v_touched, v_change) as d(id, change)
    where a.id = d.id and a.balance + d.change < 0;
  else
    select a.code || ':' || a.coin into v_short
    from unnest(v_touched, v_least) as d(id, least)
    cross join lateral (select * from account where id = d.id offset 0) a
    where d.least < 0 and a.balance + d.least < 0 and a.code not in ('treasury', 'gas')
    limit 1;
    if v_short is not null then return v_short; end if;
  end if;

  insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, meta, at)
  select a.id, a.seq + row_number() over w, l.journal, a.owner_id, l.amount, a.balance + sum(l.amount) over w,
    l.type, l.ref_type, l.ref_id, l.meta, p_now
  from unnest(v_ids, p_journal, p_amount, p_type, p_ref_type, p_ref_id, p_meta)
    with ordinality as l(id, journal, amount, type, ref_type, ref_id, meta, place)
  cross join lateral (select * from account where id = l.id offset 0) a
  window w as (partition by a.id order by l.place);

  update account a set balance = a.balance + d.change, seq = a.seq + d.n,
    floor = case when a.code not in ('treasury', 'gas') and a.balance + d.change >= 0 then 0 else a.floor end
  from unnest(v_touched, v_change, v_count) as d(id, change, n)
  where a.id = d.id;

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

-- The legs of those items that have a journal, each with its journal's id.
create function ledger_legs(p_items jsonb, p_journal bigint[])
returns table (journal bigint, owner bigint, code text, coin text, amount numeric, type text, ref_type text,
  ref_id bigint, meta jsonb)
language sql stable set search_path = public, pg_temp as $$
  select p_journal[i.place], l.owner, l.code, l.coin, l.amount, l.type, l.ref_type, l.ref_id, l.meta
  from jsonb_array_elements(p_items) with ordinality as i(item, place)
  cross join lateral jsonb_to_recordset(i.item->'legs') as l(owner bigint, code text, coin text, amount numeric,
    type text, ref_type text, ref_id bigint, meta jsonb)
  where p_journal[i.place] is not null
  order by i.place
$$;

-- Many journals of few legs in one go, for group commit: an array of
-- {owner, key, hash, kind, meta, legs: [{owner, code, coin, amount, type, ref_type, ref_id, meta}]}.
-- One that is refused leaves its journal without entries, to be answered by the caller.
create function ledger_book_many(p_items jsonb, p_now timestamptz)
returns table (place int, id bigint, fresh boolean, same boolean, answer text, short text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_journal bigint[];
  v_legs record;
begin
  -- Keys in one order, so that two batches never wait for each other's keys in a circle.
  insert into journal (owner_id, key, request_hash, kind, meta, created_at)
  select i.owner, i.key, i.hash, i.kind, i.meta, p_now
  from jsonb_to_recordset(p_items) as i(owner bigint, key text, hash text, kind text, meta jsonb)
  order by i.owner, i.key
  on conflict do nothing;

  -- A journal without an answer is this transaction's own: an answer is stored before a journal is kept.
  select array_agg(case when j.answer is null and i.first then j.id end order by i.place) into v_journal
  from (select r.*, row_number() over (partition by r.owner, r.key order by r.place) = 1 as first
    from rows from (jsonb_to_recordset(p_items) as (owner bigint, key text)) with ordinality as r(owner, key, place)) i
  cross join lateral (
    select j.id, j.answer from journal j where j.owner_id = i.owner and j.key = i.key offset 0) j;

  -- All at once where no account could fall below zero in any order, else one after another.
  select array_agg(l.journal) as journal, array_agg(l.owner) as owner, array_agg(l.code) as code,
    array_agg(l.coin) as coin, array_agg(l.amount) as amount, array_agg(l.type) as type,
    array_agg(l.ref_type) as ref_type, array_agg(l.ref_id) as ref_id, array_agg(l.meta) as meta
  into v_legs from ledger_legs(p_items, v_journal) l;
  if ledger_post(v_legs.journal, p_now, v_legs.owner, v_legs.code, v_legs.coin, v_legs.amount, v_legs.type,
    v_legs.ref_type, v_legs.ref_id, v_legs.meta, false, true) is null then
    return query select i.place::int - 1, j.id, v_journal[i.place] is not null, j.request_hash = i.hash, j.answer,
      null::text
    from rows from (jsonb_to_recordset(p_items) as (owner bigint, key text, hash text))
      with ordinality as i(owner, key, hash, place)
    cross join lateral (
      select * from journal j where j.owner_id = i.owner and j.key = i.key offset 0) j;
    return;
  end if;

  for n in 0..jsonb_array_length(p_items) - 1 loop
    place := n;
    select j.id, v_journal[n + 1] is not null, j.request_hash = i.hash, j.answer into id, fresh, same, answer
    from jsonb_to_record(p_items->n) as i(owner bigint, key text, hash text)
    join journal j on j.owner_id = i.owner and j.key = i.key;
    short := null;
    if fresh then
      select array_agg(l.journal) as journal, array_agg(l.owner) as owner, array_agg(l.code) as code,
        array_agg(l.coin) as coin, array_agg(l.amount) as amount, array_agg(l.type) as type,
        array_agg(l.ref_type) as ref_type, array_agg(l.ref_id) as ref_id, array_agg(l.meta) as meta
      into v_legs from ledger_legs(jsonb_build_array(p_items->n), array[id]) l;
      short := ledger_post(v_legs.journal, p_now, v_legs.owner, v_legs.code, v_legs.coin, v_legs.amount, v_legs.type,
        v_legs.ref_type, v_legs.ref_id, v_legs.meta);
    end if;
    return next;
  end loop;
end $$;

revoke all on function ledger_claim, ledger_answer, ledger_accounts, ledger_post, ledger_count_income, ledger_legs,
  ledger_book_many from public;
grant execute on function ledger_claim, ledger_answer, ledger_post, ledger_book_many to bitwave_app;
grant select on account, journal, entry, income_day, income_total to bitwave_app;
