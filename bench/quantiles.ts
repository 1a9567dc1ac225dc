/** How long most take, and how long the slow ones take. */
export type Quantiles = { p50: number; p99: number }

/** The median and the 99th percentile, each a time that was measured; NaN of nothing. */
export function quantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
