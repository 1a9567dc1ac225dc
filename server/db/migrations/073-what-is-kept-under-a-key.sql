-- Of two bookings of one key in one batch the first by place is booked, so it has to be the one that is stored as well. Sorted by owner
-- and key alone the other could be: whose money moved was told that the key had been used, and the other that it was done.
create or replace function ledger_book_many(p_items jsonb, p_now timestamptz)
returns table (place int, id bigint, fresh boolean, same boolean, answer text, short text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_journal bigint[];
  v_legs record;
begin
  -- Keys in one order, so that two batches never wait for each other's keys in a circle; of one key the first is kept.
  insert into journal (owner_id, key, request_hash, kind, meta, created_at)
  select i.owner, i.key, i.hash, i.kind, i.meta, p_now
  from rows from (jsonb_to_recordset(p_items) as (owner bigint, key text, hash text, kind text, meta jsonb))
    with ordinality as i(owner, key, hash, kind, meta, place)
  order by i.owner, i.key, i.place
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

-- What the desk refused, as {because, details}: what comes late under its key is not done after its sender was told no.
alter table desk_answer add column refusal text;
grant update (refusal) on desk_answer to bitwave_app;
