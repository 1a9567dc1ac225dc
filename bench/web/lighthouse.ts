import lighthouse from 'lighthouse'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import { patiently, untilLoaded } from './patiently.ts'
import { ROUTES } from './routes.ts'

/**
 * Lighthouse's phone on every route, or those that are asked for, each time in a browser that has nothing of the app. Nothing
 * but Lighthouse looks into it: a test tool beside it takes a part of each task's time, which would be counted as the app's.
 */
export const scores: Measure = async (bench) => {
  const figures: Figure[] = []
  for (const path of bench.routes) {
    const rounds: Scores[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // Lighthouse's own recorder loses a page load now and then.
      const scores = await untilLoaded(bench.log, path, () => scoreOf(bench, path))
      bench.log(`lighthouse, ${path}, ${round + 1} of ${ROUNDS}: ${saidOf(scores)}`)
      rounds.push(scores)
    }
    figures.push(...rowsOf(path, rounds))
  }
  return figures
}

type Scores = Record<keyof typeof BUDGETS | (typeof PAINTS)[number], number>

/** Milliseconds on Lighthouse's slow network, without budgets of their own. */
const PAINTS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index'] as const

const BUDGETS = {
  performance: { budget: 100, better: 'more', unit: '' },
  accessibility: { budget: 100, better: 'more', unit: '' },
  'best-practices': { budget: 100, better: 'more', unit: '' },
  'total-blocking-time': { budget: 25, better: 'less', unit: 'ms' },
  'cumulative-layout-shift': { budget: 0, better: 'less', unit: '' },
} as const

/** What the score of performance is made of, told as it comes: a run takes long, and what was measured stays said. */
const saidOf = (scores: Scores) =>
  Object.entries(scores)
    .map(([name, value]) => `${name} ${Math.round(value * 1_000) / 1_000}`)
    .join(', ')

const BUDGETED = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]
const NAMES = [...BUDGETED, ...PAINTS]

const rowsOf = (path: string, rounds: readonly Scores[]): Figure[] =>
  BUDGETED.map((name) => ({
    what: `${path} ${name}`,
    rounds: rounds.map((it) => it[name]),
    ...BUDGETS[name],
  }))

/** Throws where the load was not recorded. */
async function scoreOf({ site, browsers }: Bench, path: string): Promise<Scores> {
  const { newTab, port, close } = await browsers.bare()
  try {
    if (path !== ROUTES[0]) {
      const before = await newTab()
      await site.signInAt(before)
      await before.close()
    }
    return readScores(await patiently(record(`${site.url}/#${path}`, port)))
  } finally {
    // A browser that died has nothing to close.
    await patiently(close()).catch(() => {})
  }
}

async function record(url: string, port: number): Promise<Result> {
  const found = await lighthouse(url, {
    port,
    logLevel: 'error',
    // It would take the session away that was just put there.
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    // The picture of the whole page has no score.
    disableFullPageScreenshot: true,
  })
  const lost = found ? found.lhr.runtimeError?.message : 'no result'
  if (!found || lost) throw new Error(lost)
  return found.lhr
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readScores({ categories, audits }: Result): Scores {
  const read = (name: keyof Scores) => {
    const category = categories[name]
    if (!category) return audits[name]?.numericValue ?? Number.NaN
    return category.score === null ? Number.NaN : Math.round(category.score * 100)
  }
  const scores = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Scores
  const missing = NAMES.find((name) => Number.isNaN(scores[name]))
  if (missing) throw new Error(`no ${missing}`)
  return scores
}
