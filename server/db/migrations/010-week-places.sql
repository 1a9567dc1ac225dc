-- With T in it, places are counted and marked in the index alone.
drop index week_power_place;
create index week_power_place on week_power (week, (-t), reached_at, member_id) include (t) where t > 0;
