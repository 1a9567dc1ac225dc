import type pg from 'pg'
import { attend, isAtWork } from './attend.ts'
import { Silent } from './Silent.ts'

/** A connection while one transaction has it. */
export type Line = {
  /** Throws `Silent` where nobody will answer; then, and after it broke in any other way, nothing is asked any more. */
  ask: (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  /** Throws where it broke. */
  check: () => void
  onNotice: (listener: (notice: { routine: string | undefined }) => void) => void
  /** Gives it back, or ends it: where it broke, or is given up. */
  end: () => void
  giveUp: (why: Error) => void
}

/** Which of the database's processes is at work for a connection: a pooler between them would tell another number. */
const pids = new WeakMap<pg.PoolClient, number>()

/** Takes a connection of the pool; a query that is `quiet` for so many milliseconds is asked after. */
export async function takeLine(
  pool: pg.Pool,
  { url, quiet }: { url: string; quiet: number },
): Promise<Line> {
  const client = await pool.connect()
  let broken: Error | undefined
  const giveUp = (why: Error) => {
    broken ??= why
  }
  const check = () => {
    if (broken) throw new Error('Connection terminated', { cause: broken })
  }
  const works = () => isAtWork(url, pids.get(client))
  const ask: Line['ask'] = async (text, values = []) => {
    check()
    try {
      return await attend(client.query(text, values), { quiet, works })
    } catch (error) {
      if (error instanceof Silent) giveUp(error)
      throw error
    }
  }
  const listeners: Parameters<Line['onNotice']>[0][] = []
  const onNotice: Line['onNotice'] = (listener) => {
    listeners.push(listener)
    client.on('notice', listener)
  }
  const end = () => {
    client.off('error', giveUp)
    for (const listener of listeners) client.off('notice', listener)
    client.release(broken)
  }
  client.on('error', giveUp)
  const line = { ask, check, onNotice, end, giveUp }
  await introduce(client, line)
  return line
}

/** Throws, and gives the connection back, where it does not answer. */
async function introduce(client: pg.PoolClient, { ask, giveUp, end }: Line): Promise<void> {
  if (pids.has(client)) return
  try {
    const { rows } = await ask('select pg_backend_pid() as pid')
    pids.set(client, rows[0].pid)
  } catch (error) {
    giveUp(error as Error)
    end()
    throw error
  }
}
