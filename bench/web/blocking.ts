import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import { patiently, untilLoaded } from './patiently.ts'
import { ROUTES } from './routes.ts'
import { openSlowly } from './slow.ts'
import { untilQuiet } from './untilQuiet.ts'

/**
 * How long the page of a slow phone hears of no tap after its first paint: what is over 50 ms of each task until nothing more
 * comes. Lighthouse tells of the same, but reckons it from a quick load, where everything falls together.
 */
export const blocking: Measure = async (bench) => {
  const figures: Figure[] = []
  for (const path of bench.routes) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await untilLoaded(bench.log, path, () => blocked(bench, path)))
    bench.log(`blocking, ${path}: ${rounds.join(' · ')}`)
    figures.push({ what: `${path} blocked`, unit: 'ms', rounds, budget: 25, better: 'less' })
  }
  return figures
}

/** Milliseconds: a request takes a quarter of it, and what comes when the page is idle is asked for later still. */
const QUIET = 2_500

async function blocked({ site, browsers }: Bench, path: string): Promise<number> {
  const { newTab, close } = await browsers.bare()
  try {
    if (path !== ROUTES[0]) {
      const before = await newTab()
      await site.signInAt(before)
      await before.close()
    }
    const tab = await newTab()
    await tab.send('Page.enable')
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${keepLongTasks})()` })
    await openSlowly(tab, `${site.url}/#${path}`)
    await patiently(untilQuiet(tab, QUIET))
    return await patiently(tab.run(tellBlocked, null))
  } finally {
    // A browser that died has nothing to close.
    await patiently(close()).catch(() => {})
  }
}

/** Runs in the page, before anything of it. */
function keepLongTasks() {
  const kept: PerformanceEntry[] = []
  Object.assign(globalThis, { longTasks: kept })
  new PerformanceObserver((told) => kept.push(...told.getEntries())).observe({ type: 'longtask' })
}

/** Runs in the page. */
function tellBlocked(): number {
  const { longTasks } = globalThis as unknown as { longTasks: PerformanceEntry[] }
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const after = longTasks.filter((it) => it.startTime + it.duration > (paint?.startTime ?? 0))
  return Math.round(after.reduce((sum, { duration }) => sum + duration - 50, 0))
}
