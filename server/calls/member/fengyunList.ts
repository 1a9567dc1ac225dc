import type { Handler } from '#server/calls/Handler.ts'
import { firstWeek } from '#server/community/firstWeek.ts'
import { ranking } from '#server/community/ranking.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { addDays, midnight, mondayOf, weekOf } from '#shared/days.ts'
import { problemWords } from '#shared/problems.ts'

/** The Power Ranking of an ISO week: this one where none is named. */
export const fengyunList: Handler<'member/fengyunList'> = async (asked) => {
  const { tx, member, body, now, locale } = asked
  const week = body.week ?? weekOf(now)
  const monday = mondayOf(week)
  if (!monday) {
    const problem = problemWords('week', locale)
    throw new Refusal('malformed', { values: { problem }, field: 'week' })
  }
  const { hashratePerT } = await readParameters(tx, now)
  return {
    week,
    from: midnight(monday).toISOString(),
    to: midnight(addDays(monday, 7)).toISOString(),
    first: await firstWeek(tx),
    ...(await ranking(tx, { monday, member: member.id, hashratePerT })),
  }
}
