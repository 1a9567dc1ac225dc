import type { Tx } from '#server/db/Tx.ts'
import { addDays, dayOf } from '#shared/days.ts'

/**
 * After a midnight, how long a day waits to be begun, milliseconds: what was being written just then is in the books
 * by then. What comes later still counts for the day after.
 */
const GRACE = 15_000

/** The last day that may be begun by now, and whose orders are through. */
export const lastPassed = (now: Date): string => dayOf(new Date(now.getTime() - GRACE))

/** The last day that is finished, and the one that is to be paid now, if there is one. */
export type Due = { finished: string | null; due: { day: string; begun: boolean } | null }

/** Looks which day is to be distributed: the one that is going on, else the one after the last whose midnight has passed. */
export async function nextDay(tx: Tx, now: Date): Promise<Due> {
  const [last] = await tx<{ day: string; finished: boolean }>`
    select day, finished_at is not null as finished from distribution order by day desc limit 1`
  if (last && !last.finished) {
    return { finished: null, due: { day: last.day, begun: true } }
  }
  const day = addDays(last?.day ?? (await firstEvent(tx)) ?? '9999-12-30', 1)
  return {
    finished: last?.day ?? null,
    due: day <= lastPassed(now) ? { day, begun: false } : null,
  }
}

/** The day of the first order or the first revenue, whichever came first. */
async function firstEvent(tx: Tx): Promise<string | null> {
  const [first] = await tx<{ day: string | null }>`
    select least(
      (select min(start_day) from pledge_order),
      (select min((e.at at time zone 'UTC')::date) from entry e join account a on a.id = e.account_id
       where a.owner_id = 0 and a.code = 'reward_pool' and a.coin = 'BTCW')) as day`
  return first?.day ?? null
}
