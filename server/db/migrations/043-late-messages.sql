-- A message has the moment of what it tells, and is there once that is committed: perhaps after its member has read up to a
-- later moment. Beside the moment stands what was there to be read, so that what came late is not taken for read.
alter table message add column written xid8;      -- null: of before, read by its moment alone
alter table message alter column written set default pg_current_xact_id();
alter table inbox_read add column seen pg_snapshot; -- null: by the moment alone
grant update (seen) on inbox_read to bitwave_app;

-- Nothing is committed ten minutes after its moment. A number that no transaction here has had yet is of another database,
-- of which this one is a copy.
create function is_read(at timestamptz, written xid8, up_to timestamptz, seen pg_snapshot) returns boolean
language sql stable as $$
  select at <= up_to and (
    at <= up_to - interval '10 minutes' or written is null or seen is null or pg_visible_in_snapshot(written, seen)
    or written >= pg_snapshot_xmax(pg_current_snapshot()))
$$;
