import { encodeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/open.ts'
import type { Coin } from '#shared/api/coin.ts'
import { timed } from './drive.ts'
import { type Quantiles, quantiles } from './quantiles.ts'
import { figure, ratio } from './table.ts'

const SAMPLES = 300

/** How far down a page starts, as a share of all lines. */
const DEPTHS = { first: 0, '10 %': 0.1, '50 %': 0.5, '99 %': 0.99 } as const

/** The head of the rows that `measure` answers. */
export const HEAD = ['', 'p50', 'p99', 'p50 ÷ first', 'p99 ÷ first']

/** Reads the page that begins after the cursor. */
export type Read = (cursor: string | undefined) => Promise<unknown>

/** Whose lines, in which coin and how many, read how. */
export type Measured = { member: string; coin: Coin; lines: number; how: string; read: Read }

/** The depths take turns, so that what else the machine does falls on all of them. */
export async function measure(db: Database, measured: Measured): Promise<string[][]> {
  const { how, read } = measured
  const times = new Map<string, number[]>(Object.keys(DEPTHS).map((name) => [name, []]))
  const cursors = await cursorsOf(db, measured)
  for (let i = 0; i < SAMPLES; i += 1) {
    for (const [name, at] of cursors) {
      times.get(name)?.push(await timed(() => read(at[i])))
    }
  }
  const first = quantiles(times.get('first') ?? [])
  return [...times].map(([name, each]) => rowOf(`${how}, ${name}`, quantiles(each), first))
}

const rowOf = (name: string, { p50, p99 }: Quantiles, first: Quantiles) => [
  name,
  figure(p50, 2),
  figure(p99, 2),
  ratio(p50, first.p50),
  ratio(p99, first.p99),
]

/** For each depth, cursors of lines that lie near it; none for the first page. */
async function cursorsOf(db: Database, { member, coin, lines: count }: Measured) {
  const cursors = new Map<string, string[]>()
  for (const [name, depth] of Object.entries(DEPTHS)) {
    const newest = Math.round(count * (1 - depth))
    const lines = await db.inTx(
      (tx) => tx<{ id: string; at: string }>`
        select e.id, e.at from account a join entry e on e.account_id = a.id
        where a.owner_id = ${member} and a.code = 'available' and a.coin = ${coin}
          and e.seq > ${newest - SAMPLES} and e.seq <= ${newest} order by e.seq`,
    )
    cursors.set(name, depth === 0 ? [] : lines.map(({ id, at }) => encodeCursor([at, id])))
  }
  return cursors
}
