import type { Database } from '#server/db/open.ts'
import { as } from '#server/testing/as.ts'
import type { Path } from '#shared/api/index.ts'
import type { DeskPath } from '#shared/desk/index.ts'
import type { Asked } from './asks.ts'
import { caller } from './caller.ts'
import { timed } from './drive.ts'
import { type Explained, explained } from './explained.ts'
import { quantiles } from './quantiles.ts'
import { figure } from './table.ts'

const TIMES = 20
/** Pages of 8 KB that one call may touch, whatever it is. */
const MOST_BUFFERS = 2_500
/** Tables with fewer rows may be read from end to end. */
const BIG = 20_000

export const HEAD = ['', 'statements', 'ms p50', 'buffers', 'read from end to end']

type Looking = {
  ownerUrl: string
  day: string
  /** Who makes the calls that nobody else is named for. */
  member: string
  members: readonly Asked<Path>[]
  desk?: readonly Asked<DeskPath>[]
}

/** Makes the calls: a table with a row for each, and what is wrong with them. */
export async function lookAtAll(
  db: Database,
  { ownerUrl, day, member: asker, members, desk: atDesk = [] }: Looking,
): Promise<{ rows: string[][]; wrong: string[] }> {
  const big = new Set(await bigTables(ownerUrl))
  const watched = explained(db)
  const [plain, told] = [caller(db, day), caller(watched.db, day)]
  const rows: string[][] = []
  const wrong: string[] = []
  const look = async (
    { name, path, most = MOST_BUFFERS }: { name?: string; path: string; most?: number },
    ask: (by: typeof plain) => Promise<unknown>,
  ) => {
    await ask(told)
    const found = watched.take()
    const scanned = [...new Set(found.flatMap(({ scanned }) => scanned))].filter((it) =>
      big.has(it),
    )
    const buffers = found.reduce((sum, it) => sum + it.buffers, 0)
    const times: number[] = []
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => ask(plain)))
    const { p50 } = quantiles(times)
    rows.push([
      name ?? path,
      figure(found.length),
      figure(p50, 1),
      figure(buffers),
      scanned.join(', '),
    ])
    if (scanned.length > 0 || buffers > most) wrong.push(`${name ?? path}: ${worstOf(found)}`)
  }
  for (const it of members)
    await look(it, ({ member }) => member(it.path, it.body ?? {}, it.by ?? asker))
  for (const it of atDesk) await look(it, ({ desk }) => desk(it.path, it.body ?? {}))
  return { rows, wrong }
}

/** The statement that touched the most. */
const worstOf = (found: readonly Explained[]) => {
  const [worst] = found.toSorted((a, b) => b.buffers - a.buffers)
  return worst ? `${figure(worst.buffers)} buffers by ${worst.sql.slice(0, 300)}` : ''
}

const bigTables = (ownerUrl: string) =>
  as(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${BIG}`,
    )
    return rows.map(({ name }) => name)
  })
