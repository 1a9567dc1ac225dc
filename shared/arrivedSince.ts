type Opened = { revenue: bigint; belowZero?: bigint | null | undefined }

/**
 * What the reward pool was below zero by at a day's midnight, base units: nothing where there was revenue. Undefined: an
 * answer from before this was told.
 */
export const belowZeroOn = ({ revenue, belowZero }: Opened): bigint | undefined =>
  revenue > 0n ? 0n : (belowZero ?? undefined)

/** What a day left: what it carried over, and what the pool was below zero by then. */
type Left = { left: bigint; below: bigint | undefined }

/**
 * What came into the reward pool between two midnights, less what the chain took back, base units. Undefined where nobody knows
 * how far the pool was below zero at one of them.
 */
export function arrivedSince(day: Opened, { left, below }: Left): bigint | undefined {
  const belowNow = belowZeroOn(day)
  if (belowNow === undefined || below === undefined) return undefined
  return day.revenue - belowNow - (left - below)
}
