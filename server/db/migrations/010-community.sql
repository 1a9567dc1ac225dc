-- Teams, appointments and the weekly ranking: docs/decisions/057, 058

-- Where a member stands in the tree. It never moves, so this is written once, by the database, whoever inserts the row.
-- `jump_id` is an ancestor so chosen that any other is found in a logarithm of the depth: a row costs the same at every
-- depth, which a path would not.
alter table member add column depth int, add column jump_id bigint, add column jump_depth int;

create function place_in_tree() returns trigger language plpgsql as $$
declare
  v_above record;
begin
  if new.inviter_id is null then
    new.depth := 0; new.jump_id := new.id; new.jump_depth := 0;
    return new;
  end if;
  select a.id, a.depth, a.jump_id, a.jump_depth, j.jump_id as next_id, j.jump_depth as next_depth into strict v_above
  from member a join member j on j.id = a.jump_id where a.id = new.inviter_id;
  new.depth := v_above.depth + 1;
  if v_above.depth - v_above.jump_depth = v_above.jump_depth - v_above.next_depth then
    new.jump_id := v_above.next_id; new.jump_depth := v_above.next_depth;
  else
    new.jump_id := v_above.id; new.jump_depth := v_above.depth;
  end if;
  return new;
end $$;

do $$
declare
  v_depth int := 0;
begin
  update member set depth = 0, jump_id = id, jump_depth = 0 where inviter_id is null;
  loop
    update member m set depth = a.depth + 1,
      jump_id = case when a.depth - a.jump_depth = a.jump_depth - j.jump_depth then j.jump_id else a.id end,
      jump_depth = case when a.depth - a.jump_depth = a.jump_depth - j.jump_depth then j.jump_depth else a.depth end
    from member a join member j on j.id = a.jump_id where m.inviter_id = a.id and a.depth = v_depth;
    exit when not found;
    v_depth := v_depth + 1;
  end loop;
end $$;

alter table member alter column depth set not null, alter column jump_id set not null,
  alter column jump_depth set not null;
create trigger member_is_placed before insert on member for each row execute function place_in_tree();

-- Whether a member is in the team of another, at any depth; nobody is in the own one.
create function is_below(p_member bigint, p_leader bigint) returns boolean language plpgsql stable strict as $$
declare
  v_to int;
  v_at bigint := p_member;
  v_row record;
begin
  select depth into v_to from member where id = p_leader;
  loop
    select depth, inviter_id, jump_id, jump_depth into v_row from member where id = v_at;
    if not found or v_to is null or v_row.depth < v_to then return false; end if;
    if v_row.depth = v_to then return v_at = p_leader and p_member <> p_leader; end if;
    v_at := case when v_row.jump_depth >= v_to then v_row.jump_id else v_row.inviter_id end;
  end loop;
end $$;

-- What a search goes along.
create index member_nickname on member ((lower(nickname) collate "C"), id);
create index member_account_prefix on member ((account_key collate "C"), id);
create index member_agent on member (id) where agent;
create index member_site on member (id) where site;

-- The highest ratios of agents and sites in each part of the tree that ever had one: of the member and all below. How
-- low a ratio may be is one look at the rows of those invited, however large the team is.
create table reach (
  member_id bigint primary key references member,
  inviter_id bigint references member,
  reward int not null default 0,
  subsidy int not null default 0
) with (fillfactor = 80);
create index reach_reward on reach (inviter_id, reward);
create index reach_subsidy on reach (inviter_id, subsidy);

-- Reckons the rows anew from a member upwards, as far as anything changes. Each is locked before it is looked at, from
-- below upwards, so two who come from different sides never miss each other nor wait in a circle.
create function reckon_reach(p_member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_at bigint := p_member;
  v_made boolean;
  v_old record;
  v_new record;
begin
  while v_at is not null loop
    insert into reach (member_id, inviter_id) select id, inviter_id from member where id = v_at
    on conflict do nothing;
    v_made := found;
    select inviter_id, reward, subsidy into strict v_old from reach where member_id = v_at for update;
    select greatest(case when m.agent or m.site then m.reward_ratio else 0 end,
        (select max(r.reward) from reach r where r.inviter_id = v_at)) as reward,
      greatest(case when m.agent or m.site then m.subsidy_ratio else 0 end,
        (select max(r.subsidy) from reach r where r.inviter_id = v_at)) as subsidy
    into strict v_new from member m where m.id = v_at;
    exit when not v_made and (v_new.reward, v_new.subsidy) = (v_old.reward, v_old.subsidy);
    update reach set reward = v_new.reward, subsidy = v_new.subsidy where member_id = v_at;
    v_at := v_old.inviter_id;
  end loop;
end $$;

create function reach_follows() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform reckon_reach(new.id);
  return null;
end $$;
create trigger member_appointed after insert on member for each row
  when (new.agent or new.site) execute function reach_follows();
create trigger member_standing_changed after update of agent, site, reward_ratio, subsidy_ratio on member for each row
  when ((new.agent, new.site, new.reward_ratio, new.subsidy_ratio)
    is distinct from (old.agent, old.site, old.reward_ratio, old.subsidy_ratio))
  execute function reach_follows();
select reckon_reach(id) from member where agent or site order by id desc;

-- Every change of an appointment: by whom, from what to what, and which day's distribution is the first to reckon so.
create table ratio_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  by_id bigint references member,                 -- null: an operator
  agent_before boolean not null,
  site_before boolean not null,
  reward_before int not null,
  subsidy_before int not null,
  agent boolean not null,
  site boolean not null,
  reward int not null,
  subsidy int not null,
  effective_from date not null,
  created_at timestamptz not null
);
create index ratio_change_member on ratio_change (member_id, id desc);
create index ratio_change_effective on ratio_change (effective_from, member_id, id);
create trigger ratio_change_is_final before update or delete or truncate on ratio_change
  for each statement execute function refuse_change();

-- T that became a success in the order's week, minus what the chain took back of it: folded into the ranking.
alter table pool_change add column pledged_t numeric(78, 0) not null default 0, add column pledged_at timestamptz;

-- T newly pledged in an ISO week by a member and the team below, and when it was reached.
create table week_power (
  week date not null,                             -- its Monday
  member_id bigint not null,
  t numeric(78, 0) not null,
  reached_at timestamptz not null,
  primary key (week, member_id)
) with (fillfactor = 80);
create index week_power_rank on week_power (week, t desc, reached_at, member_id) where t > 0;

insert into week_power (week, member_id, t, reached_at)
with recursive up as (
  select o.member_id, m.inviter_id, date_trunc('week', o.starts_at at time zone 'UTC')::date as week, o.staked_t,
    o.starts_at
  from pledge_order o join member m on m.id = o.member_id where o.status in ('success', 'end')
  union all
  select m.id, m.inviter_id, up.week, up.staked_t, up.starts_at from up join member m on m.id = up.inviter_id)
select week, member_id, sum(staked_t), max(starts_at) from up group by 1, 2;

revoke all on function place_in_tree, reckon_reach, reach_follows, is_below from public;
grant execute on function is_below to bitwave_app;
grant select on reach to bitwave_app;
grant select, insert on ratio_change to bitwave_app;
grant select, insert, update on week_power to bitwave_app;
