import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import playwright from '#playwright.config.ts'
import { type ColdStart, coldStart } from './coldStart.ts'
import { openService, type Service } from './openService.ts'
import type { Part } from './Part.ts'
import { quantiles } from './quantiles.ts'
import { tokenOf } from './seed.ts'
import { figure, table } from './table.ts'

const ROUNDS = 5
/** How many times slower the CPU is made, and what each may take then, milliseconds. */
const BUDGETS = [
  { slowed: 1, usable: 200, painted: 400 },
  { slowed: 4, usable: 1_000, painted: 1_000 },
] as const

/** Screens, and what their data is known by. */
const SCREENS = [
  ['/pages/home/index', 'Staked in the pool'],
  ['/pages/staking/my', '12.5 BTCWT'],
  ['/pages/billList/index', '12.5'],
  ['/pages/user/index', 'UID'],
] as const

/** Starts of the app with the service stopped, no worker running, in a browser that was started anew. */
export const offline: Part = async (bench) => {
  if (!existsSync('dist/index.html')) return 'the app is not built: npm run build'
  const service = await openService(bench, 'bench_offline')
  const launch = () =>
    chromium.launchPersistentContext(join(bench.place.folder, 'profile'), {
      ...playwright.use?.launchOptions,
      locale: 'en-GB',
      viewport: { width: 412, height: 823 },
    })
  let stopped = false
  const stop = async () => {
    if (!stopped) await service.stop()
    stopped = true
  }
  try {
    const first = await launch()
    await visit(first, service)
    await first.close()
    await stop()
    const again = await launch()
    const rows = await measureAll(again, service.url, bench.log)
    await again.close()
    return `cold starts with no network, ${ROUNDS} rounds, medians; ms\n${table([HEAD, ...rows])}`
  } finally {
    await stop()
  }
}

const HEAD = ['', 'CPU slowed', 'usable', 'budget', 'painted', 'budget']

/** A member with an order looks at Home; the app quietly keeps the rest. */
async function visit(context: BrowserContext, { url, members, callers }: Service) {
  const token = `Bearer ${tokenOf(members.first)}`
  const [caller] = await callers(1)
  const headers = { authorization: token, 'idempotency-key': crypto.randomUUID() }
  await caller?.call('product/pledge', { coin: 'BTCWT', amount: '12.5', planId: 'd30' }, headers)
  const page = await context.newPage()
  await page.goto(`${url}/#/pages/login/index`)
  await page.evaluate((it) => localStorage.setItem('bw.token', it), token)
  const kept = page.waitForResponse(
    (it) => it.url().endsWith('/api/home/noticeDetail') && it.fromServiceWorker(),
    { timeout: 120_000 },
  )
  await page.goto(`${url}/#/pages/home/index`)
  await page.reload()
  await kept
  await page.waitForLoadState('networkidle')
}

async function measureAll(context: BrowserContext, base: string, log: (line: string) => void) {
  const rows: string[][] = []
  for (const [path, words] of SCREENS) {
    for (const { slowed, ...budget } of BUDGETS) {
      log(`offline, ${path}, CPU ${slowed}× slowed`)
      const times: ColdStart[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const { page, took } = await coldStart(context, { url: `${base}/#${path}`, words, slowed })
        times.push(took)
        await page.close()
      }
      const median = (what: keyof ColdStart) => figure(quantiles(times.map((it) => it[what])).p50)
      rows.push([
        path,
        `${slowed}×`,
        median('usable'),
        figure(budget.usable),
        median('painted'),
        figure(budget.painted),
      ])
    }
  }
  return rows
}
