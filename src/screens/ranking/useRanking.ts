import { weekOf } from '#shared/days.ts'
import { useCall } from '#src/api/useCall.ts'
import { useNow } from '#src/ui/useNow.ts'

const MINUTE = 60_000

/**
 * The ranking of the week that is asked for where that is over, else of the one that runs, asked for again and again. Which
 * week that is its answer says: one that was saved, or that stands here since before Monday 00:00 UTC, is of one that is over
 * by now. `now` is the week that runs.
 */
export function useRanking(asked: string | undefined) {
  const byClock = weekOf(useNow(MINUTE))
  const past = asked !== undefined && asked < byClock ? asked : undefined
  const [body, often] = past === undefined ? [{}, { every: MINUTE }] : [{ week: past }, {}]
  const ranking = useCall('member/fengyunList', body, often)
  const week = past ?? ranking.data?.week ?? byClock
  // The service may be in the next week a little sooner.
  return { ranking, week, now: week > byClock ? week : byClock }
}
