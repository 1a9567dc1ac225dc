import type { Handler } from '#server/calls/Handler.ts'
import { listLines } from '#server/statements/listLines.ts'
import { timeRange } from '#server/statements/timeRange.ts'

export const flowRecord: Handler<'asset/flowRecord'> = ({ tx, member, locale, body }) => {
  const { type, coin, cursor, limit } = body
  const range = timeRange(body, locale)
  return listLines(tx, { member: member.id, range, type, coin, cursor, limit })
}
