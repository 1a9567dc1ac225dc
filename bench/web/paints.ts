import { quantiles } from '#bench/quantiles.ts'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import type { Tab } from './openTab.ts'
import { openSlowly } from './slow.ts'
import { untilQuiet } from './untilQuiet.ts'

/** First paints beside those of a page without a script, in the same round: ratios say more than times. */
export const paints: Measure = async (bench) => {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.log(`paints, ${round + 1} of ${ROUNDS}`)
    rounds.push(await roundOf(bench))
  }
  const of = (what: string, budget: number, value: (round: Round) => number): Figure => ({
    what: `${what} ÷ static form`,
    unit: '×',
    rounds: rounds.map(value),
    budget,
    better: 'less',
  })
  return [
    of('first paint of the sign-in', 1.05, ({ form, signIn }) => signIn[0] / form[0]),
    of('first paint of Home, signed in', 1.05, ({ form, home }) => home[0] / form[0]),
    of('first paint of the second sign-in', 0.25, ({ form, signIn }) => signIn[1] / form[1]),
    of('first paint of the second Home', 0.25, ({ form, home }) => home[1] / form[1]),
  ]
}

/** Milliseconds until the first paint, of the first and of the second load. */
type Loads = readonly [number, number]
type Round = { form: Loads; signIn: Loads; home: Loads }

/** How often each page is loaded in a round, in turn: one load alone swings by a tenth with whatever else the machine does. */
const TIMES = 3

async function roundOf(bench: Bench): Promise<Round> {
  const { staticUrl, url } = bench.site
  const times: Round[] = []
  for (let time = 0; time < TIMES; time += 1)
    times.push({
      form: await loads(bench, staticUrl, { signedIn: false }),
      signIn: await loads(bench, `${url}/#/pages/login/index`, { signedIn: false }),
      home: await loads(bench, `${url}/#/pages/home/index`, { signedIn: true }),
    })
  const median = (page: keyof Round): Loads => [
    quantiles(times.map((it) => it[page][0])).p50,
    quantiles(times.map((it) => it[page][1])).p50,
  ]
  return { form: median('form'), signIn: median('signIn'), home: median('home') }
}

/** The first and the second load of a page in a new browser, which nothing looks into: that costs a page with scripts more. */
async function loads(
  { site, browsers }: Bench,
  url: string,
  { signedIn }: { signedIn: boolean },
): Promise<Loads> {
  const { newTab, close } = await browsers.bare()
  try {
    if (signedIn) {
      const before = await newTab()
      await site.signInAt(before)
      await before.close()
    }
    const first = await load(await newTab(), url)
    await settle(await newTab(), url)
    return [first, await load(await newTab(), url)]
  } finally {
    await close()
  }
}

/** Leaves the page open until its worker, if it has one, has what the next load needs. */
async function settle(tab: Tab, url: string) {
  await tab.open(url)
  if (url.includes('#'))
    await tab.run(() => navigator.serviceWorker.ready.then(() => undefined), null)
  await untilQuiet(tab)
  await tab.close()
}

async function load(tab: Tab, url: string): Promise<number> {
  await openSlowly(tab, url)
  const at = await tab.until(
    () =>
      document.readyState === 'complete'
        ? performance.getEntriesByName('first-contentful-paint')[0]?.startTime
        : undefined,
    null,
  )
  await tab.close()
  return at
}
