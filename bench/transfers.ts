import { listTransfers } from '#server/transfers/listTransfers.ts'
import { HEAD, measure, type Read } from './depths.ts'
import { timed } from './drive.ts'
import { openService, type Service } from './openService.ts'
import type { Part } from './Part.ts'
import { tokenOf } from './seed.ts'
import { seedTransfers } from './seedTransfers.ts'
import { figure, table } from './table.ts'

const TRANSFERS = 1_000_000

/** Pages of 20 of what one member rolled out, of 1,000,000 transfers: in a transaction and through HTTP, top to bottom. */
export const transfers: Part = async (bench) => {
  const service = await openService(bench, 'bench_transfers')
  try {
    const { first: payer, count } = service.members
    bench.log(`transfers, ${TRANSFERS} of them`)
    const payees = { first: payer + 1, count: count - 1 }
    const seeding = await timed(() =>
      seedTransfers(service.db, { payer, payees, transfers: TRANSFERS }),
    )
    await service.analyze()
    const rows: string[][] = []
    for (const [how, read] of Object.entries(await readers(service, String(payer)))) {
      bench.log(`transfers, ${how}`)
      const lines = { member: String(payer), coin: 'BTCWT', lines: 2 * TRANSFERS } as const
      rows.push(...(await measure(service.db, { ...lines, how, read })))
    }
    const seeded = `${figure(TRANSFERS)} booked at ${figure(TRANSFERS / (seeding / 1000))}/s`
    return `pages of 20 transfers rolled out, ${seeded}; ms\n${table([HEAD, ...rows])}`
  } finally {
    await service.stop()
  }
}

async function readers({ db, callers }: Service, member: string): Promise<Record<string, Read>> {
  const [caller] = await callers(1)
  const headers = { authorization: `Bearer ${tokenOf(member)}` }
  const list = (coin?: 'BTCWT') => (cursor: string | undefined) =>
    db.inTx((tx) => listTransfers(tx, { member, direction: 'out', coin, cursor }))
  return {
    SQL: list(),
    'SQL, one coin': list('BTCWT'),
    HTTP: async (cursor) => caller?.call('asset/transferTo', cursor ? { cursor } : {}, headers),
  }
}
