import { COINS } from '#shared/api/coin.ts'
import { midnight } from '#shared/days.ts'
import { ownLayout } from '#shared/records/ownLayout.ts'
import { taxLayout } from '#shared/records/taxLayout.ts'
import { collectRuns } from './collectRuns.ts'
import { fileName } from './fileName.ts'
import { fileParts } from './fileParts.ts'
import { historyOf } from './historyOf.ts'
import type { Collecting, Made, Wanted } from './Wanted.ts'

/** Every line of the books in the layout that was asked for, with the balances before and after. */
export async function makeHistory(wanted: Wanted, collecting: Collecting): Promise<Made> {
  const since = wanted.from === null ? null : midnight(wanted.from).toISOString()
  const collected = await collectRuns(since, collecting)
  const { statement, ...history } = historyOf(collected, wanted)
  const coins = COINS.filter((it) => wanted.coin === 'all' || it === wanted.coin)
  const accounts = statement.accounts.filter(({ coin }) => coins.includes(coin))
  const tax = wanted.layout === 'tax' ? [...taxLayout(statement, coins)] : undefined
  const lines = accounts.reduce((sum, { lines }) => sum + lines.length, 0)
  const parts = await fileParts(tax ?? ownLayout({ ...statement, accounts }), {
    signal: collecting.signal,
    marked: wanted.layout === 'own',
  })
  return {
    ...history,
    file: new File(parts, fileName(wanted, statement), { type: 'text/csv' }),
    // Below its head; what only moves between accounts of the member's is no row for a tax program.
    count: tax ? tax.length - 1 : lines,
  }
}
