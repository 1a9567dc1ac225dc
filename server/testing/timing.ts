/** Milliseconds that each of two kinds of a call took, asked in turns so that whatever slows one slows the other. */
export async function timed(
  pairs: number,
  [first, second]: readonly [() => Promise<unknown>, () => Promise<unknown>],
  before: () => Promise<unknown>,
): Promise<readonly [number[], number[]]> {
  const took: [number[], number[]] = [[], []]
  for (let i = 0; i < pairs; i++) {
    // Whoever goes second finds everything warm: each does so half of the time.
    for (const which of i % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      await before()
      const started = performance.now()
      await (which === 0 ? first() : second())
      took[which].push(performance.now() - started)
    }
  }
  return took
}

export const median = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

/** Largest difference of the medians that counts as none, milliseconds. */
const SAME = 2

/** Standard deviations that the ranks must lie apart before a difference is believed: five are chance once in 10^6. */
const BELIEVED = 5

/**
 * Whether the times tell the two kinds apart: the medians differ by more than 2 ms, and the ranks (Mann–Whitney) by more
 * than the noise of the machine explains.
 */
export function tells(a: readonly number[], b: readonly number[]): boolean {
  return Math.abs(median(a) - median(b)) > SAME && Math.abs(rankScore(a, b)) > BELIEVED
}

/** How far the ranks of `a` among all lie from where chance would put them, in standard deviations. */
function rankScore(a: readonly number[], b: readonly number[]): number {
  const all = [
    ...a.map((time) => ({ time, isA: true })),
    ...b.map((time) => ({ time, isA: false })),
  ]
  const ranked = all.toSorted((one, other) => one.time - other.time)
  const sum = ranked.reduce((total, { isA }, i) => total + (isA ? i + 1 : 0), 0)
  const expected = (a.length * (all.length + 1)) / 2
  return (sum - expected) / Math.sqrt((a.length * b.length * (all.length + 1)) / 12)
}
