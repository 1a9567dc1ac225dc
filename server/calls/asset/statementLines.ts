import type { Handler } from '#server/calls/Handler.ts'
import { limit } from '#server/db/limit.ts'
import { statementLines as linesOf } from '#server/statements/statementLines.ts'

/** Enough for the whole of a long history at once, and for no more than one after the other. */
const READS = { burst: 300, perSecond: 5 }

export const statementLines: Handler<'asset/statementLines'> = async (asked) => {
  const { tx, member, world, body, now } = asked
  if (!world.watched) await limit(tx, { key: `statement:${member.id}`, ...READS, now })
  return { list: await linesOf(tx, { member: member.id, ...body }) }
}
