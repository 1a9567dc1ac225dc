import { DECIMALS, RATIO_ONE } from './money.ts'

/** What a reward was reckoned from; R in base units, share and ratio in ten-thousandths, weights exact decimals (decisions §4). */
export type Reckoning = {
  /** R: what was in the reward pool at 00:00 UTC. */
  revenue: bigint
  /** The part of R that is shared out as this kind of reward. */
  share: bigint
  /** T × weight of the order. */
  weight: string
  /** W: the sum of T × weight of all orders that counted. */
  totalWeight: string
  /** The ratio above those further down; null: the order's own staking reward. */
  ratio: bigint | null
}

/** Decimals of T × weight: each of the two has its own. */
const PLACES = 2 * DECIMALS

/** T × weight as whole units. */
function unitsOf(exact: string): bigint {
  const [whole = '0', fraction = ''] = exact.split('.')
  return BigInt(whole + fraction.padEnd(PLACES, '0'))
}

/** R × share × weight ÷ W × ratio, rounded down, base units; null where nothing counted. */
export function reckonReward({
  revenue,
  share,
  weight,
  totalWeight,
  ratio,
}: Reckoning): bigint | null {
  const all = unitsOf(totalWeight)
  if (all === 0n) return null
  return (revenue * share * unitsOf(weight) * (ratio ?? RATIO_ONE)) / (all * RATIO_ONE * RATIO_ONE)
}
