import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import type { Tab } from './openTab.ts'
import { untilQuiet } from './untilQuiet.ts'

/** Rows that are scrolled through in a round: a hundred and twenty pages of the list are fetched on the way, most of a minute. */
const ROWS = 2_400
/** So many show what they leave in memory; those after them may leave nothing more. */
const THIRD = ROWS / 3

/** The member's longest list, on a CPU 4 times slowed: what is in the page, what it holds in memory, and its longest frame and task. */
export const longList: Measure = async (bench) => {
  const rounds: Scroll[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.log(`a long list, ${round + 1} of ${ROUNDS}`)
    rounds.push(await roundOf(bench))
  }
  const of = (
    what: string,
    unit: string,
    budget: number,
    value: (it: Scroll) => number,
  ): Figure => ({
    what: `a list, scrolled through ${ROWS} of its rows: ${what}`,
    unit,
    rounds: rounds.map(value),
    budget,
    better: 'less',
  })
  return [
    of('rows in the page', '', 40, (it) => it.rows),
    of(`more heap than before, after ${THIRD}`, 'MB', 10, (it) => it.early),
    of('more heap than before, after all', 'MB', 10, (it) => it.heap),
    // The page's clock goes by tenths: three turns of the screen, 50 ms, read as 50.1.
    of('longest frame', 'ms', 50, (it) => Math.round(it.frame)),
    of('longest task', 'ms', 50, (it) => it.task),
  ]
}

type Scroll = Passed & { early: number; heap: number }

async function roundOf({ site, browsers }: Bench): Promise<Scroll> {
  const { newTab, close } = await browsers.bare()
  try {
    const tab = await newTab()
    await site.signInAt(tab)
    await tab.open(`${site.url}/#/pages/billList/index`)
    await tab.until(() => document.querySelector('[data-row]') !== null, null)
    await untilQuiet(tab)
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const before = await heapOf(tab)
    const third = await tab.run(flingThrough, THIRD)
    const early = (await heapOf(tab)) - before
    const rest = await tab.run(flingThrough, ROWS)
    const heap = (await heapOf(tab)) - before
    return { ...both(third, rest), early, heap }
  } finally {
    await close()
  }
}

/** Megabytes that are in use once the rubbish is gone. */
async function heapOf(tab: Tab): Promise<number> {
  await tab.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tab.send('Runtime.getHeapUsage')
  return Number(usedSize) / 1024 / 1024
}

/** The most of each: rows in the page, milliseconds of a frame, and of a task. */
type Passed = { rows: number; frame: number; task: number }

const both = (a: Passed, b: Passed): Passed => ({
  rows: Math.max(a.rows, b.rows),
  frame: Math.max(a.frame, b.frame),
  task: Math.max(a.task, b.task),
})

/**
 * Runs in the page: fling after fling, until so many rows have passed. Each begins with the 8,000 px a second at which
 * Android cuts a finger's speed off, and slows down as a list under a finger does; what a late frame has missed is made up
 * for in the next one. A finger is no faster: 300 px in each frame, without an end, were more than twice that speed and five times
 * the distance.
 */
async function flingThrough(rows: number): Promise<Passed> {
  const [speed, slowing, between] = [8, 325, 700]
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const shown = () => [...document.querySelectorAll('[data-rows] > ul > [data-row]')]
  const gone = (time: number) => Math.floor(time / between) + fling(time % between) / fling(between)
  const fling = (time: number) => speed * slowing * (1 - Math.exp(-time / slowing))
  const passed = { rows: 0, frame: 0, task: 0 }
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) passed.task = Math.max(passed.task, duration)
  })
  tasks.observe({ type: 'longtask' })
  if (shown().length === 0) throw new Error('the list shows no rows')
  const start = await frame()
  for (let [before, last] = [start, 0]; last < rows; ) {
    const now = await frame()
    scrollBy(0, (gone(now - start) - gone(before - start)) * fling(between))
    passed.frame = Math.max(passed.frame, now - before)
    before = now
    const there = shown()
    passed.rows = Math.max(passed.rows, there.length)
    last = Number(there.at(-1)?.getAttribute('data-row') ?? last)
  }
  tasks.disconnect()
  return passed
}
