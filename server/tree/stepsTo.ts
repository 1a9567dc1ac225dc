import type { Announced } from './announced.ts'
import { counting, isSame, type Standing } from './standing.ts'

/** What counts from a day on. */
export type Step = { day: string; is: Standing }

type Change = {
  was: Standing
  is: Standing
  /** The first day that is neither begun nor past, and the one from which the change counts. */
  soonest: string
  day: string
  due: Announced | undefined
}

/**
 * What is to be written down for a change, in order. Where something is announced for a day before the change counts, and the
 * change turns back from it, it does not come on that day: what counts now goes on. Where nothing else was wanted, that is all.
 */
export function stepsTo({ was, is, soonest, day, due }: Change): [...Step[], Step] {
  const last = { day, is }
  const from = due && due.day > soonest ? due.day : soonest
  if (!due || from >= day) return [last]
  const then = due.coming.findLast((it) => it.day <= from) ?? due
  const back = turnedBack({ was, is, due }, then)
  if (isSame(back, counting(is))) return [{ day: from, is }]
  return isSame(back, then) ? [last] : [{ day: from, is: back }, last]
}

/**
 * What was to count on a day, `then`, without what the change turns back from. Both parts of a role go back together: what counts
 * now and what is announced make nothing that neither is.
 */
function turnedBack(
  { was, is, due }: { was: Standing; is: Standing; due: Standing },
  then: Standing,
): Standing {
  const [counted, counts] = [counting(was), counting(is)]
  const turns = (part: keyof Standing) => {
    if (was[part] === is[part] || counted[part] === counts[part]) return false
    const next = Number(then[part])
    return (next - Number(due[part])) * (Number(counts[part]) - next) < 0
  }
  const asAgent = turns('agent') || turns('rewardRatio') ? due : then
  const asSite = turns('site') || turns('subsidyRatio') ? due : then
  return counting({
    agent: asAgent.agent,
    site: asSite.site,
    rewardRatio: asAgent.rewardRatio,
    subsidyRatio: asSite.subsidyRatio,
  })
}
