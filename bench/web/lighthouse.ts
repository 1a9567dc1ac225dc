import lighthouse from 'lighthouse'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import { ROUTES } from './routes.ts'

/** Lighthouse's phone on every route, each time in a browser that has nothing of the app. */
export const scores: Measure = async (bench) => {
  const figures: Figure[] = []
  for (const path of ROUTES) {
    const rounds: Scores[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bench.log(`lighthouse, ${path}, ${round + 1} of ${ROUNDS}`)
      rounds.push(await patientScore(bench, path))
    }
    figures.push(...rowsOf(path, rounds))
  }
  return figures
}

type Scores = Record<keyof typeof BUDGETS, number>

const BUDGETS = {
  performance: { budget: 100, better: 'more', unit: '' },
  accessibility: { budget: 100, better: 'more', unit: '' },
  'best-practices': { budget: 100, better: 'more', unit: '' },
  'total-blocking-time': { budget: 25, better: 'less', unit: 'ms' },
  'cumulative-layout-shift': { budget: 0, better: 'less', unit: '' },
} as const

const NAMES = Object.keys(BUDGETS) as (keyof Scores)[]

const rowsOf = (path: string, rounds: readonly Scores[]): Figure[] =>
  NAMES.map((name) => ({
    what: `${path} ${name}`,
    rounds: rounds.map((it) => it[name]),
    ...BUDGETS[name],
  }))

/** Lighthouse's own recorder loses a page load now and then: such a load tells nothing of the page, so another one is made. */
async function patientScore(bench: Bench, path: string): Promise<Scores> {
  for (let lost = 0; ; lost += 1) {
    const scores = await scoreOf(bench, path)
    if (typeof scores !== 'string') return scores
    if (lost === LOST_AT_MOST) throw new Error(`${path}: ${scores}`)
    bench.log(`lighthouse recorded nothing: ${scores}`)
  }
}

const LOST_AT_MOST = 2

/** A text where the load was not recorded. */
async function scoreOf({ site, browsers }: Bench, path: string): Promise<Scores | string> {
  const { context, port, close } = await browsers.fresh()
  try {
    const page = await context.newPage()
    if (path !== ROUTES[0]) await site.signIn(page)
    await page.close()
    const found = await lighthouse(`${site.url}/#${path}`, {
      port,
      logLevel: 'error',
      // It would take the session away that was just put there.
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!found || found.lhr.runtimeError) return found?.lhr.runtimeError?.message ?? 'no result'
    const { categories, audits } = found.lhr
    return Object.fromEntries(
      NAMES.map((name) => {
        const score = categories[name]?.score
        const rounded = score === null || score === undefined ? Number.NaN : Math.round(score * 100)
        return [name, categories[name] ? rounded : (audits[name]?.numericValue ?? Number.NaN)]
      }),
    ) as Scores
  } finally {
    await close()
  }
}
