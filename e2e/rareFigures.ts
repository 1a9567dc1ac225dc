import type { FigureName } from '#shared/figures/index.ts'

/** Shown once a day was distributed: figuresOfADay.alone.spec.ts opens each of them. */
export const OF_A_DAY = [
  'pool.stakedByDay',
  'pool.revenueByDay',
  'my.daily',
  'staking.rewardDay',
  'staking.rewardTerm',
  'staking.average',
  'proof.owed',
  'proof.count',
  'proof.total',
  'proof.gone',
  'proof.short',
  'proof.held',
] as const satisfies FigureName[]

/** Shown in states that pass or are rare: figuresRare.spec.ts opens each of them. */
export const RARE = [
  'orders.review',
  'orders.ended',
  'withdrawal.confirmations',
  'team.staked',
  'solvency.short',
] as const satisfies FigureName[]
