import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }
const words = (rows: readonly Found[]) => rows.map(({ found }) => found)

/**
 * The staked T of each team against those one level below: where all agree, the whole tree does. What waits to be folded
 * counts for a member and for nobody above yet.
 */
export async function teams(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with waiting as (
        select member_id, sum(staked_t) as staked_t
        from (select member_id, staked_t from pool_change union all select member_id, staked_t from team_change) w
        group by 1),
      below as (
        select b.inviter_id, sum(b.team_t + b.staked_t - coalesce(w.staked_t, 0)) as team_t
        from member b left join waiting w on w.member_id = b.id group by 1)
      select 'the team of member ' || m.id || ': ' || m.team_t || ' T, below are ' || coalesce(b.team_t, 0) as found
      from member m left join below b on b.inviter_id = m.id
      where m.team_t <> coalesce(b.team_t, 0) limit 20`,
  )
}

/** How many each member invited, and how many are below, against the tree: who joined and is not folded in is in no team yet. */
export async function sizes(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with joined as (select inviter_id, count(*) as many from member_joined group by 1),
      below as (select inviter_id, count(*) as direct, sum(team + 1) as team from member group by 1)
      select 'the team of member ' || m.id || ': ' || m.direct || ' invited and ' || m.team || ' below, there are '
        || coalesce(b.direct, 0) || ' and ' || coalesce(b.team, 0) - coalesce(j.many, 0) as found
      from member m left join below b on b.inviter_id = m.id left join joined j on j.inviter_id = m.id
      where m.direct <> coalesce(b.direct, 0) or m.team <> coalesce(b.team, 0) - coalesce(j.many, 0)
      limit 20`,
  )
}

/** Each member's week against the own orders that began in it and the weeks one level below, less what waits to be folded. */
export async function weeks(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with pledged as (
        select date_trunc('week', starts_at at time zone 'UTC')::date as week, member_id, staked_t as t
        from pledge_order where status in ('success', 'end')
        union all
        select date_trunc('week', pledged_at at time zone 'UTC')::date, member_id, -pledged_t
        from (select member_id, pledged_t, pledged_at from pool_change
          union all select member_id, pledged_t, pledged_at from team_change) w
        where pledged_t <> 0),
      own as (select week, member_id, sum(t) as t from pledged group by 1, 2),
      below as (
        select w.week, m.inviter_id as member_id, sum(w.t) as t
        from week_power w join member m on m.id = w.member_id where m.inviter_id is not null group by 1, 2),
      reckoned as (
        select week, member_id, coalesce(own.t, 0) + coalesce(below.t, 0) as t
        from own full join below using (week, member_id))
      select 'member ' || member_id || ' in the week of ' || week || ': ' || coalesce(w.t, 0) || ' T, pledged '
        || coalesce(r.t, 0) as found
      from reckoned r full join week_power w using (week, member_id)
      where coalesce(r.t, 0) <> coalesce(w.t, 0) limit 20`,
  )
}

/** The highest ratios below against those one level below. */
export async function reaches(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with below as (
        select inviter_id as id, max(reward) as reward, max(subsidy) as subsidy from reach group by 1)
      select 'member ' || m.id || ': ' || coalesce(r.reward, 0) || ' and ' || coalesce(r.subsidy, 0) as found
      from member m left join reach r on r.member_id = m.id left join below b on b.id = m.id
      where (coalesce(r.reward, 0), coalesce(r.subsidy, 0)) <> (
        greatest(case when m.agent or m.site then m.reward_ratio else 0 end, b.reward, 0),
        greatest(case when m.agent or m.site then m.subsidy_ratio else 0 end, b.subsidy, 0))
      limit 20`,
  )
}

/** The last change of a member's ratios against what they are. Who was never changed is as joined. */
export async function ratios(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'member ' || m.id || ' since change ' || c.id as found
      from (select distinct on (member_id) * from ratio_change order by member_id, id desc) c
      join member m on m.id = c.member_id
      where (m.agent, m.site, m.reward_ratio, m.subsidy_ratio) <> (c.agent, c.site, c.reward, c.subsidy)
      limit 20`,
  )
}
