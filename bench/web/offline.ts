import { setTimeout } from 'node:timers/promises'
import { type ColdStart, note } from '#bench/coldStart.ts'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import { keepForm } from './openForm.ts'
import type { Tab } from './openTab.ts'

/** Milliseconds. */
const BUDGETS = { usable: 200, painted: 400 } as const

/** How many times slower the CPU is made: the budgets are of a slow phone, and of any other all the more. */
const SLOWED = [1, 4] as const

/** Screens, and what their data is known by. */
const SCREENS = [
  ['/pages/home/index', 'Staked in the pool'],
  ['/pages/staking/my', '12.5 BTCWT'],
  ['/pages/billList/index', '12.5'],
  ['/pages/inbox/index', 'BTCWT'],
  ['/pages/user/index', 'UID'],
] as const

/** The page without a script, which a worker keeps as well: what the machine takes for any start at all. */
const FORM = 'a page without a script'

/** Starts with the service stopped and no worker running. It is the last part: the service stays down. */
export const offline: Measure = async (bench) => {
  const { newTab, close } = await bench.browsers.bare()
  try {
    await keepForm(bench.site.staticUrl, await newTab())
    await visit(bench, await newTab())
    await bench.site.goDown()
    const timed = { bench, newTab }
    // The first start compiles what the later ones find compiled, and is left as a person leaves it: not at once.
    for (const screen of SCREENS) await start(timed, { screen, slowed: 1, stay: STAY })
    const figures: Figure[] = []
    for (const slowed of SLOWED) figures.push(...(await rowsOf(timed, slowed)))
    return figures
  } finally {
    await close()
  }
}

type Timed = { bench: Bench; newTab: () => Promise<Tab> }
type Screen = (typeof SCREENS)[number]

/** Leaves the device with everything that is kept for later. */
async function visit({ site }: Bench, tab: Tab) {
  await site.signInAt(tab)
  await tab.open(`${site.url}/#/pages/home/index`)
  await tab.run(() => navigator.serviceWorker.ready.then(() => undefined), null)
  await tab.open(`${site.url}/#/pages/home/index`)
  await tab.until(hasKept, QUIET)
  await tab.close()
}

/** Milliseconds that somebody looks at a screen. */
const STAY = 3_000

/** Milliseconds without a request after which nothing more is on its way. */
const QUIET = 2_000

/** Runs in the page: whether notices, which come last, were asked for, and nothing since. */
function hasKept(quiet: number) {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(...asked.map((it) => it.responseEnd))
  return (
    asked.some(({ name }) => name.endsWith('/api/home/noticeDetail')) &&
    performance.now() - last > quiet
  )
}

/** Each round starts everything once: what is compared has had the same machine. */
async function rowsOf(timed: Timed, slowed: number): Promise<Figure[]> {
  const rounds: { form: number; starts: ColdStart[] }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const form = await startForm(timed, slowed)
    const starts: ColdStart[] = []
    for (const screen of SCREENS) starts.push(await start(timed, { screen, slowed }))
    rounds.push({ form, starts })
  }
  const row = (what: string, unit: string, value: (it: (typeof rounds)[number]) => number) => ({
    what: `${what}, CPU ${slowed}× slowed`,
    unit,
    rounds: rounds.map(value),
    better: 'less' as const,
  })
  const ofScreen = ([path]: Screen, at: number): Figure[] => {
    const of = (what: keyof ColdStart) =>
      row(`${path}: ${what}`, 'ms', ({ starts }) => starts[at]?.[what] ?? Number.NaN)
    const usable = (it: (typeof rounds)[number]) => (it.starts[at]?.usable ?? Number.NaN) / it.form
    return [
      { ...of('usable'), budget: BUDGETS.usable },
      row(`${path}: usable ÷ ${FORM}`, '×', usable),
      { ...of('painted'), budget: BUDGETS.painted },
      of('taken'),
    ]
  }
  return [row(`${FORM}: painted`, 'ms', ({ form }) => form), ...SCREENS.flatMap(ofScreen)]
}

async function start(
  { bench: { site, log }, newTab }: Timed,
  { screen: [path, words], slowed, stay = 0 }: { screen: Screen; slowed: number; stay?: number },
): Promise<ColdStart> {
  log(`offline, ${path}, CPU ${slowed}× slowed`)
  const tab = await begin(await newTab(), { url: `${site.url}/#${path}`, words, slowed })
  const took = await tab.until(noted, null)
  await setTimeout(stay)
  await tab.close()
  return took
}

async function startForm({ bench, newTab }: Timed, slowed: number): Promise<number> {
  bench.log(`offline, ${FORM}, CPU ${slowed}× slowed`)
  const tab = await begin(await newTab(), { url: bench.site.staticUrl, words: 'Sign in', slowed })
  const painted = await tab.until(() => performance.getEntriesByName('painted')[0]?.startTime, null)
  await tab.close()
  return painted
}

/** Goes to a page with no worker running, and has its moments marked. */
async function begin(
  tab: Tab,
  { url, words, slowed }: { url: string; words: string; slowed: number },
): Promise<Tab> {
  await tab.send('ServiceWorker.enable')
  await tab.send('ServiceWorker.stopAllWorkers')
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await tab.send('Page.enable')
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${note})(${JSON.stringify(words)})`,
  })
  await tab.send('Page.navigate', { url })
  return tab
}

/** Runs in the page: the moments, once all are marked. */
function noted() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime
  const [usable, painted, taken] = [at('usable'), at('painted'), at('taken')]
  if (usable === undefined || painted === undefined || taken === undefined) return undefined
  return { usable, painted, taken }
}
