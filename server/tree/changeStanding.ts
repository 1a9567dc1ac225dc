import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { announced } from './announced.ts'
import { refuseReleased } from './refuseReleased.ts'
import { changed, isSame, PARTS, type Standing } from './standing.ts'
import { type Step, stepsTo } from './stepsTo.ts'

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
 * The only way to change what a member is appointed to, and its ratios; what is left out stays (`changed`). Writes down who, when,
 * before and after, and tells the member. It counts from the first day on that is neither begun nor past, nor sooner than its
 * notice and what was changed before: a day that is being paid is paid with what stood at its midnight (`ancestorsOn`). What
 * is announced for a sooner day is taken back by it (`stepsTo`). Answers the day, null where nothing was to be changed.
 * Refuses `addressReleased` where a released row would be given anything; what it has is taken from it.
 */
export async function changeStanding(tx: Tx, change: Change): Promise<string | null> {
  const { member, to, now } = change
  await tx`select pg_advisory_xact_lock_shared(${DAY_LOCK})`
  const was = await locked(tx, member)
  const is = changed(was, to)
  if (PARTS.some((part) => Number(is[part]) > Number(was[part])))
    await refuseReleased(tx, member, 'memberId')
  if (isSame(was, is)) return null
  const days = await daysOf(tx, change)
  const steps = stepsTo({ was, is, ...days, due: await announced(tx, member, now) })
  const last = await writeDown(tx, change, { was, steps })
  await tx`
    update member set agent = ${is.agent}, site = ${is.site}, reward_ratio = ${is.rewardRatio},
      subsidy_ratio = ${is.subsidyRatio} where id = ${member}`
  await tellMember(tx, { member, kind: 'appointed', ref: last.id }, { now })
  return last.day
}

/** A member's standing, as nobody else changes it until the end of the transaction. */
async function locked(tx: Tx, member: string): Promise<Standing> {
  const [standing] = await tx<Standing>`
    select agent, site, reward_ratio as "rewardRatio", subsidy_ratio as "subsidyRatio"
    from member where id = ${member} for no key update`
  if (!standing) throw new Error(`there is no member ${member}`)
  return standing
}

/**
 * The first day that is neither begun nor past, and the one from which the change counts. What was written by a clock that ran
 * ahead and was put back since holds it back by its notice alone, as of now.
 */
async function daysOf(tx: Tx, { member, now, notice = 0 }: Change) {
  const [days] = await tx<{ soonest: string; day: string }>`
    select greatest(today + 1, begun + 1) as soonest,
      greatest((${new Date(now.getTime() + notice)}::timestamptz at time zone 'UTC')::date + 1, begun + 1,
        (select max(least(effective_from, today + (effective_from - (created_at at time zone 'UTC')::date)))
          from ratio_change where member_id = ${member})) as day
    from (select (${now}::timestamptz at time zone 'UTC')::date as today, (select max(day) from distribution) as begun) t`
  if (!days) throw new Error('no row')
  return days
}

type Written = { was: Standing; steps: readonly [...Step[], Step] }

/** Answers the last of the rows. */
async function writeDown(tx: Tx, { member, by, now }: Change, { was, steps }: Written) {
  let before = was
  let last = { id: '', day: '' }
  for (const { day, is } of steps) {
    const [row] = await tx<{ id: string; day: string }>`
      insert into ratio_change (member_id, by_id, agent_before, site_before, reward_before, subsidy_before, agent, site,
        reward, subsidy, effective_from, created_at)
      values (${member}, ${by}, ${before.agent}, ${before.site}, ${before.rewardRatio}, ${before.subsidyRatio},
        ${is.agent}, ${is.site}, ${is.rewardRatio}, ${is.subsidyRatio}, ${day}, ${now})
      returning id, effective_from as day`
    if (!row) throw new Error('no row')
    last = row
    before = is
  }
  return last
}
