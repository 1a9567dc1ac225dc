import { encodeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/open.ts'
import { listLines } from '#server/statements/listLines.ts'
import { timeRange } from '#server/statements/timeRange.ts'
import { drive, timed } from './drive.ts'
import { openService, type Service } from './openService.ts'
import type { Part } from './Part.ts'
import { type Quantiles, quantiles } from './quantiles.ts'
import { tokenOf } from './seed.ts'
import { seedLines } from './seedLines.ts'
import { figure, ratio, table } from './table.ts'

const LINES = 1_000_000
const SAMPLES = 300
const ORDERS_SECONDS = 2

/** How far down a page starts, as a share of all lines. */
const DEPTHS = { first: 0, '10 %': 0.1, '50 %': 0.5, '99 %': 0.99 } as const

/** Pages of 20 of one member's 1,000,000 lines: a read in a transaction, and through HTTP, from the top to the bottom. */
export const pages: Part = async (bench) => {
  const service = await openService(bench, 'bench_pages')
  try {
    const member = String(service.members.first)
    await pledgeSome(service)
    bench.log(`pages, ${LINES} lines`)
    const seeding = await timed(() => seedLines(service.db, { member, lines: LINES, from: FROM }))
    await service.analyze()
    const rows: string[][] = []
    for (const [how, read] of Object.entries(await readers(service, member))) {
      bench.log(`pages, ${how}`)
      rows.push(...(await measure(service.db, { member, how, read })))
    }
    const seeded = `${figure(LINES)} lines booked at ${figure(LINES / (seeding / 1000))}/s`
    return `pages of 20 lines, ${seeded}; ms\n${table([HEAD, ...rows])}`
  } finally {
    await service.stop()
  }
}

const HEAD = ['', 'p50', 'p99', 'p50 ÷ first', 'p99 ÷ first']
const FROM = '2026-01-01'
const EVER = timeRange({}, 'en')

type Read = (cursor: string | undefined) => Promise<unknown>

async function readers({ db, callers }: Service, member: string): Promise<Record<string, Read>> {
  const [caller] = await callers(1)
  const headers = { authorization: `Bearer ${tokenOf(member)}` }
  const list = (type?: 'mining_subsidy') => (cursor: string | undefined) =>
    db.inTx((tx) => listLines(tx, { member, range: EVER, cursor, type }))
  return {
    SQL: list(),
    'SQL, one type of ten': list('mining_subsidy'),
    HTTP: async (cursor) => caller?.call('asset/flowRecord', cursor ? { cursor } : {}, headers),
  }
}

/** The depths take turns, so that what else the machine does falls on all of them. */
async function measure(
  db: Database,
  { member, how, read }: { member: string; how: string; read: Read },
): Promise<string[][]> {
  const times = new Map<string, number[]>(Object.keys(DEPTHS).map((name) => [name, []]))
  const cursors = await cursorsOf(db, member)
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
async function cursorsOf(db: Database, member: string) {
  const cursors = new Map<string, string[]>()
  for (const [name, depth] of Object.entries(DEPTHS)) {
    const newest = Math.round(LINES * (1 - depth))
    const lines = await db.inTx(
      (tx) => tx<{ id: string; at: string }>`
        select e.id, e.at from account a join entry e on e.account_id = a.id
        where a.owner_id = ${member} and a.code = 'available' and a.coin = 'BTCW'
          and e.seq > ${newest - SAMPLES} and e.seq <= ${newest} order by e.seq`,
    )
    cursors.set(name, depth === 0 ? [] : lines.map(({ id, at }) => encodeCursor([at, id])))
  }
  return cursors
}

/** Orders that lines can refer to. */
async function pledgeSome({ callers, members }: Service): Promise<void> {
  const lines = await callers(8)
  await drive(
    async (client) => {
      const member = members.first + 1 + Math.floor(Math.random() * 1_000)
      await lines[client]?.call(
        'product/pledge',
        { coin: 'BTCWT', amount: '12.5', planId: 'd30' },
        { authorization: `Bearer ${tokenOf(member)}`, 'idempotency-key': crypto.randomUUID() },
      )
    },
    { clients: 8, seconds: ORDERS_SECONDS },
  )
}
