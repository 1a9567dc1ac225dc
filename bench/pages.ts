import { listLines } from '#server/statements/listLines.ts'
import { timeRange } from '#server/statements/timeRange.ts'
import { HEAD, measure, type Read } from './depths.ts'
import { drive, timed } from './drive.ts'
import { openService, type Service } from './openService.ts'
import type { Part } from './Part.ts'
import { tokenOf } from './seed.ts'
import { seedLines } from './seedLines.ts'
import { figure, table } from './table.ts'

const LINES = 1_000_000
const ORDERS_SECONDS = 2

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
      rows.push(...(await measure(service.db, { member, coin: 'BTCW', lines: LINES, how, read })))
    }
    const seeded = `${figure(LINES)} lines booked at ${figure(LINES / (seeding / 1000))}/s`
    return `pages of 20 lines, ${seeded}; ms\n${table([HEAD, ...rows])}`
  } finally {
    await service.stop()
  }
}

const FROM = '2026-01-01'
const EVER = timeRange({}, 'en')

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
