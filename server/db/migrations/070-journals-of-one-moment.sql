-- A transaction's number comes up again on a server that a backup was restored on. Its beginning does not, to the microsecond and
-- with the same number: a journal takes entries only in the transaction that has both. Journals of before have no beginning, and
-- take none.
alter table journal add column made_at timestamptz;
alter table journal alter column made_at set default transaction_timestamp();

create or replace function answer_once() returns trigger language plpgsql as $$
begin
  if old.answer is not null
    or (new.id, new.owner_id, new.key, new.request_hash, new.kind, new.meta, new.created_at,
      new.made_in, new.made_at)
    is distinct from
    (old.id, old.owner_id, old.key, old.request_hash, old.kind, old.meta, old.created_at,
      old.made_in, old.made_at) then
    raise exception 'journal % is answered already', old.id using errcode = 'LG003';
  end if;
  return new;
end $$;

create or replace function ledger_post(
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
  v_lopsided bigint;
  v_foreign bigint;
begin
  if p_journal is null then return null; end if;
  select l.journal into v_lopsided
  from unnest(p_journal, p_coin, p_amount) as l(journal, coin, amount)
  group by l.journal, l.coin having sum(l.amount) <> 0 limit 1;
  if found then
    raise exception 'journal % does not balance', v_lopsided using errcode = 'LG001';
  end if;
  -- One look by its key for each journal; each entry that is written looks the same row up again.
  select l.journal into v_foreign
  from (select distinct unnest(p_journal) as journal) l
  left join lateral (select made_in, made_at from journal where id = l.journal offset 0) j on true
  where (j.made_in, j.made_at) is distinct from (pg_current_xact_id(), transaction_timestamp()) limit 1;
  if found then
    raise exception 'journal % is not of this transaction', v_foreign using errcode = 'LG004';
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
