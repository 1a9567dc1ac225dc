import type { Tab } from './openTab.ts'

/** Milliseconds without a request after which nothing more is on its way. */
const QUIET = 500

/** Waits until nothing more is on its way to the page. */
export const untilQuiet = (tab: Tab) => tab.until(isQuiet, QUIET)

/** Runs in the page. */
function isQuiet(quiet: number) {
  const all = performance.getEntries() as PerformanceResourceTiming[]
  return performance.now() - Math.max(...all.map((it) => it.responseEnd ?? 0)) > quiet
}
