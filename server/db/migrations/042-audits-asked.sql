-- An audit of many members takes minutes: it is asked for here, and made by a job. One that has no run is under way; where
-- whoever made it died, another one makes it. Its run has its id.
create table audit_asked (
  id bigint primary key,                          -- of the run that comes of it
  actor text not null,
  at timestamptz not null
);
grant select, insert on audit_asked to bitwave_app;
grant usage on sequence audit_run_id_seq to bitwave_app;
