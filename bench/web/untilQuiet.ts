import type { Tab } from './openTab.ts'

/** Milliseconds without a request after which nothing more is on its way. */
const QUIET = 500

/** Waits until nothing more is on its way to the page; on a slow network a longer `quiet` tells so. */
export const untilQuiet = (tab: Tab, quiet = QUIET) => tab.until(isQuiet, quiet)

/** Runs in the page. */
function isQuiet(quiet: number) {
  const all = performance.getEntries() as PerformanceResourceTiming[]
  return performance.now() - Math.max(...all.map((it) => it.responseEnd ?? 0)) > quiet
}
