import type { Browsers } from './browsers.ts'
import type { Site } from './openSite.ts'

/** One figure beside its budget, if it has one: what it is, how it is counted, each round's value. `less`: at most the budget. */
export type Figure = {
  what: string
  unit: string
  rounds: readonly number[]
  budget?: number
  better: 'less' | 'more'
}

/** A part of the bench of the built app in a browser. */
export type Measure = (bench: Bench) => Promise<Figure[]>

/** What the parts have: the service with a member who has records, browsers, and where progress is told. */
export type Bench = {
  site: Site
  browsers: Browsers
  log: (line: string) => void
  /** Which screens are looked at one by one: how long they hear of no tap, and what Lighthouse says of them. */
  routes: readonly string[]
}

/** How often everything is measured; what is printed is the median. */
export const ROUNDS = 3
