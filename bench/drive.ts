/** How a run went: how often a second, and how long one took, milliseconds. */
export type Rate = { perSecond: number; p50: number; p99: number }

/** Has so many clients do the same work again and again for a while. Nothing is asserted. */
export async function drive(
  work: (client: number) => Promise<unknown>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Rate> {
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  const times: number[] = []
  const loop = async (client: number) => {
    while (performance.now() < until) {
      const before = performance.now()
      await work(client)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { perSecond, ...quantiles(times) }
}

/** The median and the 99th percentile. */
export function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** The middle one of several runs: these machines are noisy. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
