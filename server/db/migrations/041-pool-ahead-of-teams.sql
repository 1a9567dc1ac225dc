-- What the pool's row has already and the teams have not: the pool is folded ahead, so that no member's call reads what
-- only the teams wait for.
create table team_change (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  staked_t numeric(78, 0) not null,
  pledged_t numeric(78, 0) not null,              -- as in pool_change: of the week of pledged_at
  pledged_at timestamptz
);
grant select, insert, delete on team_change to bitwave_app;
