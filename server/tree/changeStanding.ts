import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { refuseReleased } from './refuseReleased.ts'

/** What a member is appointed to, and the pair of ratios that goes with it (ten-thousandths). */
export type Standing = { agent: boolean; site: boolean; rewardRatio: number; subsidyRatio: number }

type Change = {
  member: string
  /** Who changes it; null: an operator. */
  by: string | null
  to: Partial<Standing>
  now: Date
  /** How long it is announced before it can count, milliseconds. */
  notice?: number
}

/** What a distribution holds while it sets down its day, and everyone who changes a standing shares. */
export const DAY_LOCK = 5_208_004

/**
 * The only way to change what a member is appointed to, and its ratios; what is left out stays. Writes down who, when,
 * before and after, and tells the member. It counts from the first day on that is neither begun nor past, nor sooner than its
 * notice and what was changed before: a day that is being paid is paid with what stood at its midnight (`ancestorsOn`). What was written by a clock
 * that ran ahead and was put back since holds it back by its notice alone, as of now. Answers that day, null where nothing was to be changed.
 * Refuses `addressReleased` where a released row would be given anything; what it has is taken from it.
 */
export async function changeStanding(
  tx: Tx,
  { member, by, to, now, notice = 0 }: Change,
): Promise<string | null> {
  await tx`select pg_advisory_xact_lock_shared(${DAY_LOCK})`
  if (await gives(tx, member, to)) await refuseReleased(tx, member, 'memberId')
  const [change] = await tx<{ id: string; day: string }>`
    with was as materialized (
      select id, agent, site, reward_ratio, subsidy_ratio from member where id = ${member} for no key update),
    is_now as (
      update member m set agent = coalesce(${to.agent ?? null}, was.agent), site = coalesce(${to.site ?? null}, was.site),
        reward_ratio = coalesce(${to.rewardRatio ?? null}::int, was.reward_ratio),
        subsidy_ratio = coalesce(${to.subsidyRatio ?? null}::int, was.subsidy_ratio)
      from was where m.id = was.id returning m.id, m.agent, m.site, m.reward_ratio, m.subsidy_ratio)
    insert into ratio_change (member_id, by_id, agent_before, site_before, reward_before, subsidy_before, agent, site,
      reward, subsidy, effective_from, created_at)
    select n.id, ${by}, was.agent, was.site, was.reward_ratio, was.subsidy_ratio, n.agent, n.site, n.reward_ratio,
      n.subsidy_ratio,
      greatest((${new Date(now.getTime() + notice)}::timestamptz at time zone 'UTC')::date + 1, (select max(day) + 1 from distribution),
        (select max(least(effective_from, (${now}::timestamptz at time zone 'UTC')::date
          + (effective_from - (created_at at time zone 'UTC')::date))) from ratio_change where member_id = n.id)), ${now}
    from was join is_now n using (id)
    where (was.agent, was.site, was.reward_ratio, was.subsidy_ratio)
      is distinct from (n.agent, n.site, n.reward_ratio, n.subsidy_ratio)
    returning id, effective_from as day`
  if (change) await tellMember(tx, { member, kind: 'appointed', ref: change.id }, { now })
  return change?.day ?? null
}

/** Whether anything is more than it was. */
async function gives(tx: Tx, member: string, to: Partial<Standing>): Promise<boolean> {
  const [was] = await tx<Standing>`
    select agent, site, reward_ratio as "rewardRatio", subsidy_ratio as "subsidyRatio"
    from member where id = ${member} for no key update`
  return PARTS.some((part) => Number(to[part] ?? 0) > Number(was?.[part] ?? 0))
}

const PARTS = ['agent', 'site', 'rewardRatio', 'subsidyRatio'] as const
