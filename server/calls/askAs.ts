import * as z from 'zod/mini'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { calls, type Path } from '#shared/api/index.ts'
import type { Locale } from '#shared/locale.ts'
import { problemsOf, sentence } from '#shared/problems.ts'
import { handlers } from './index.ts'
import type { World } from './World.ts'

/** What of the service's settings the reading calls of members are answered with: the command line knows that too. */
export type ReadingWorld = { config: Pick<World['config'], 'confirmations'> }

type Asked<P extends Path> = {
  /** Whose call it is. */
  member: string
  path: P
  json: Readonly<Record<string, unknown>>
  now: Date
  locale: Locale
}

/**
 * What a member's reading call answers, by the handler that answers the member, as the wire has it. Nothing can be
 * changed meanwhile. Refuses what that call refuses.
 */
export async function askAs<P extends Path>(tx: Tx, world: ReadingWorld, asked: Asked<P>) {
  const { member, path, json, now, locale } = asked
  const call = calls[path]
  const body = z.safeDecode(call.body as z.ZodMiniType, json as never)
  if (!body.success) {
    const [problem] = problemsOf(body.error, locale)
    if (!problem) throw new Refusal('notJson')
    const values = { problem: sentence(problem, locale) }
    throw new Refusal('malformed', { values, field: `body.${problem.field}` })
  }
  const asker = { id: member, roles: [], tokenHash: '' }
  return readOnly(tx, async () => {
    const seen = { ...world, db: inside(tx), watched: true as const }
    const work = { tx, world: seen, member: asker, body: body.data, now, locale, address: '' }
    return z.encode(call.result as z.ZodMiniType, (await handlerOf(path)(work as never)) as never)
  })
}

/** Each handler takes what its own call asks: the path and the body were checked together. */
function handlerOf(path: Path): (asked: never) => Promise<unknown> {
  const handler = (handlers as Record<string, unknown>)[path]
  if (typeof handler === 'function') return handler as never
  if (typeof handler === 'object' && handler && 'free' in handler) return handler.free as never
  throw new Error(`${path} is no reading call`)
}

/** For handlers that open transactions of their own: they get the one that is open. */
const inside = (tx: Tx): Database => ({ inTx: (work) => work(tx), close: async () => {} })

/** read_only_sql_transaction */
const READ_ONLY = '25006'

/** Does a part of a transaction in which nothing can be written. */
async function readOnly<T>(tx: Tx, part: () => Promise<T>): Promise<T> {
  await tx`savepoint looking`
  try {
    await tx`set local transaction_read_only = on`
    return await part()
  } catch (error) {
    // Of a whole transaction it would mean that another server has taken over, and that it passes.
    if (Object(error).code === READ_ONLY) throw new Error('a call that only reads would write')
    throw error
  } finally {
    await tx`rollback to savepoint looking`
    await tx`release savepoint looking`
  }
}
