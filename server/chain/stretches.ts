/** Blocks that a node is asked for in one go: it refuses to look through the logs of too many. */
export const STRETCH = 2_000

/** Payments settled in one transaction. */
export const MOST = 500

type Stretch = { from: number; to: number }

/** All blocks from one to another in stretches, the newest first: what is looked for mostly happened lately. */
export function* newestFirst({ from, to }: Stretch): Generator<Stretch> {
  for (let last = to; last >= from; last -= STRETCH)
    yield { from: Math.max(from, last - STRETCH + 1), to: last }
}
