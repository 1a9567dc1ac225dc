import type { BrowserContext } from '@playwright/test'
import { type ColdStart, coldStart } from '#bench/coldStart.ts'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'

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
  ['/pages/inbox/index', 'BTCWT'],
  ['/pages/user/index', 'UID'],
] as const

/** Starts with the service stopped and no worker running. It is the last part: the service stays down. */
export const offline: Measure = async (bench) => {
  const { context, close } = await bench.browsers.fresh()
  try {
    await visit(bench, context)
    await bench.site.goDown()
    // The first start compiles what the later ones find compiled.
    for (const screen of SCREENS) await start(bench, context, { screen, slowed: 1 })
    const figures: Figure[] = []
    for (const screen of SCREENS)
      for (const budget of BUDGETS)
        figures.push(...(await rowsOf(bench, context, { screen, budget })))
    return figures
  } finally {
    await close()
  }
}

type Screen = (typeof SCREENS)[number]
type Budget = (typeof BUDGETS)[number]

/** Leaves the device with everything that is kept for later. */
async function visit({ site }: Bench, context: BrowserContext) {
  const page = await context.newPage()
  await site.signIn(page)
  await page.goto(`${site.url}/#/pages/home/index`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = page.waitForResponse(
    (it) => it.url().endsWith('/api/home/noticeDetail') && it.fromServiceWorker(),
    { timeout: PATIENCE },
  )
  await page.reload()
  await kept
  await page.waitForLoadState('networkidle')
  await page.close()
}

const PATIENCE = 120_000

async function rowsOf(
  bench: Bench,
  context: BrowserContext,
  { screen, budget }: { screen: Screen; budget: Budget },
): Promise<Figure[]> {
  const { slowed } = budget
  const rounds: ColdStart[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await start(bench, context, { screen, slowed }))
  const of = (what: 'usable' | 'painted'): Figure => ({
    what: `${screen[0]}, CPU ${slowed}× slowed: ${what}`,
    unit: 'ms',
    rounds: rounds.map((it) => it[what]),
    budget: budget[what],
    better: 'less',
  })
  return [of('usable'), of('painted')]
}

async function start(
  { site, log }: Bench,
  context: BrowserContext,
  { screen: [path, words], slowed }: { screen: Screen; slowed: number },
): Promise<ColdStart> {
  log(`offline, ${path}, CPU ${slowed}× slowed`)
  const { page, took } = await coldStart(context, { url: `${site.url}/#${path}`, words, slowed })
  await page.close()
  return took
}
