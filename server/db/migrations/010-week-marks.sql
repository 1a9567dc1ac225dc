-- The ranking's order as one range of an index, and every thousandth place of it: docs/decisions/058
drop index week_power_rank;
create index week_power_place on week_power (week, (-t), reached_at, member_id) where t > 0;

-- Weeks that changed since their places were marked.
create table week_changed (week date primary key);
create table week_mark (
  week date not null,
  place int not null,
  t numeric(78, 0) not null,
  reached_at timestamptz not null,
  member_id bigint not null,
  primary key (week, place)
);
create index week_mark_key on week_mark (week, (-t), reached_at, member_id);
insert into week_changed select distinct week from week_power;

grant select, insert, delete on week_changed, week_mark to bitwave_app;
