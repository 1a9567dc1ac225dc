-- Versions of parameters that were taken back before their moment: docs/decisions/096. The version itself stays.
create table parameter_drop (
  parameter_id bigint primary key references parameter,
  at timestamptz not null,
  actor text not null,
  reason text not null
);
create index parameter_newest on parameter (effective_at desc, id desc);
grant select, insert on parameter_drop to bitwave_app;
