/** A point of a chart; `value` in base units. */
export type ChartPoint = { label: string; value: bigint }

/** Fine enough for any screen, and far inside what a float holds exactly. */
const STEPS = 10_000n

const largest = (values: readonly bigint[]) => values.reduce((a, b) => (b > a ? b : a), 0n)
const smallest = (values: readonly bigint[]) =>
  values.reduce((a, b) => (b < a ? b : a), values[0] ?? 0n)

const share = (part: bigint, whole: bigint) =>
  whole > 0n ? Number((part * STEPS) / whole) / Number(STEPS) : 0

/** Heights from zero, 0 to 1: only the drawing is a float, never the figure. */
export function barShares(values: readonly bigint[]) {
  const top = largest(values)
  return values.map((value) => share(value > 0n ? value : 0n, top))
}

/** Heights between the smallest and the largest, 0 to 1; a flat line lies in the middle. */
export function lineShares(values: readonly bigint[]) {
  const low = smallest(values)
  const span = largest(values) - low
  return values.map((value) => (span > 0n ? share(value - low, span) : 0.5))
}

/** A smooth path through points that never overshoots them: its curve is flat where the line turns. */
export function smoothPath(points: readonly (readonly [x: number, y: number])[]) {
  return points.reduce((path, [x, y], at) => {
    const before = points[at - 1]
    if (!before) return `M${x} ${y}`
    const middle = (before[0] + x) / 2
    return `${path}C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`
  }, '')
}
