import fc from 'fast-check'
import type { Call } from '#shared/api/call.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { calls } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'

/** The money calls that a member makes with what is in the books. */
const MOVING = ['product/pledge', 'asset/transfer', 'asset/cash', 'asset/cashCancel'] as const
export type Moving = (typeof MOVING)[number]

/** Those that are answered. */
export const MOVES: readonly Moving[] = MOVING.filter((path) => !(calls[path] as Call).later)

/** Few accounts, so that everybody is in everybody's way. */
export const MEMBERS = 4

/** One call: what, by whom, to whom, how much, which of the latest withdrawals, and whether it is sent twice at once. */
export type Step = {
  path: Moving
  who: number
  other: number
  coin: Coin
  amount: bigint
  pick: number
  twice: boolean
}

/** How much each member has of each coin at least, then several callers at once, each with one call after another. */
export type Scene = { least: bigint[]; callers: Step[][] }

const step: fc.Arbitrary<Step> = fc.record({
  path: fc.constantFrom(...MOVES),
  who: fc.nat(MEMBERS - 1),
  other: fc.nat(MEMBERS - 1),
  coin: fc.constantFrom<Coin>(...COINS),
  amount: fc.bigInt(1n, 200n).map((tenths) => (tenths * ONE) / 10n),
  pick: fc.nat(7),
  twice: fc.boolean(),
})

export const scene: fc.Arbitrary<Scene> = fc.record({
  least: fc.array(fc.bigInt(0n, 20n), { minLength: MEMBERS, maxLength: MEMBERS }),
  callers: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
})
