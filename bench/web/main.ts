import { existsSync } from 'node:fs'
import { openPlace } from '#bench/place.ts'
import { quantiles } from '#bench/quantiles.ts'
import { figure, table } from '#bench/table.ts'
import { blocking } from './blocking.ts'
import { browsers } from './browsers.ts'
import { bytes } from './bytes.ts'
import { scores } from './lighthouse.ts'
import { longList } from './longList.ts'
import type { Figure, Measure } from './Measure.ts'
import { offline } from './offline.ts'
import { openSite } from './openSite.ts'
import { paints } from './paints.ts'
import { ROUTES } from './routes.ts'
import { taps } from './taps.ts'

/** In this order: the last one stops the service. */
const measures: Record<string, Measure> = {
  bytes,
  paints,
  blocking,
  taps,
  list: longList,
  lighthouse: scores,
  offline,
}

const log = (line: string) => console.error(line)
const words = process.argv.slice(2)
const routes: readonly string[] = ROUTES.filter((path) => words.includes(path))
const asked = words.filter((word) => !routes.includes(word))
const strange = asked.filter((name) => !Object.hasOwn(measures, name))
if (strange.length > 0 || !existsSync('dist/index.html')) {
  log(
    strange.length > 0
      ? `no such part: ${strange.join(', ')}; there are ${Object.keys(measures).join(', ')}, and routes for blocking and lighthouse`
      : 'the app is not built: npm run build',
  )
  process.exit(2)
}

const HEAD = ['', 'median', 'of the rounds', 'budget', '']
const place = await openPlace(log)
const site = await openSite({ place, log, size: {} })
let missed = 0
try {
  for (const [name, measure] of Object.entries(measures)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const figures = await measure({
      site,
      browsers,
      log,
      routes: routes.length > 0 ? routes : ROUTES,
    })
    missed += figures.filter((it) => !isMet(it)).length
    console.log(`\n${name}\n${table([HEAD, ...figures.map(rowOf)])}`)
  }
  console.log(missed === 0 ? '\nevery budget is met' : `\n${missed} budgets are missed`)
} finally {
  await site.stop()
  await place.stop()
}
process.exitCode = missed === 0 ? 0 : 1

function rowOf(it: Figure): string[] {
  const said = (value: number) => figure(value, it.unit === '×' || value % 1 !== 0 ? 2 : 0)
  return [
    it.what,
    `${said(quantiles(it.rounds).p50)} ${it.unit}`.trim(),
    it.rounds.map(said).join(' · '),
    ...(it.budget === undefined ? ['', ''] : [said(it.budget), isMet(it) ? 'met' : 'MISSED']),
  ]
}

function isMet({ rounds, budget, better }: Figure): boolean {
  if (budget === undefined) return true
  const { p50 } = quantiles(rounds)
  return better === 'less' ? p50 <= budget : p50 >= budget
}
