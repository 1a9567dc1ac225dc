import type { CDPSession } from '@playwright/test'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'

/** Rows that are scrolled through in a round; a thousand pages of the list are fetched on the way. */
const ROWS = 20_000

/** The member's longest list, on a CPU 4 times slowed: what is in the page, what it holds in memory, and its longest frame. */
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
    of('more heap than before', 'MB', 10, (it) => it.heap),
    of('longest frame', 'ms', 50, (it) => it.frame),
  ]
}

type Scroll = { rows: number; heap: number; frame: number }

async function roundOf({ site, browsers }: Bench): Promise<Scroll> {
  const { context, close } = await browsers.fresh()
  try {
    const page = await context.newPage()
    await site.signIn(page)
    await page.goto(`${site.url}/#/pages/billList/index`)
    await page.locator('[data-row]').first().waitFor()
    await page.waitForLoadState('networkidle')
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const before = await heapOf(browser)
    const found = await page.evaluate(scrollThrough, ROWS)
    const heap = (await heapOf(browser)) - before
    return { ...found, heap }
  } finally {
    await close()
  }
}

/** Megabytes that are in use once the rubbish is gone. */
async function heapOf(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

/** Runs in the page: a finger's length a frame until so many rows have passed. */
async function scrollThrough(rows: number) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const shown = () => [...document.querySelectorAll('[data-row]')]
  const last = () => Number(shown().at(-1)?.getAttribute('data-row') ?? -1)
  let [most, longest, before] = [shown().length, 0, await frame()]
  if (most === 0) throw new Error('the list shows no rows')
  while (last() < rows) {
    scrollBy(0, 300)
    const now = await frame()
    longest = Math.max(longest, now - before)
    before = now
    most = Math.max(most, shown().length)
  }
  return { rows: most, frame: longest }
}
