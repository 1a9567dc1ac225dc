import { type Quantiles, quantiles } from './quantiles.ts'

/** How a run went: how often a second, and how long one took, milliseconds. */
export type Rate = Quantiles & { perSecond: number }

/** Has so many clients do the same work again and again for a while. Nothing is asserted. */
export async function drive(
  work: (client: number) => Promise<unknown>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Rate> {
  const started = performance.now()
  const until = started + seconds * 1000
  const times: number[] = []
  const loop = async (client: number) => {
    while (performance.now() < until) times.push(await timed(() => work(client)))
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { perSecond, ...quantiles(times) }
}

/** How long the work took, milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
