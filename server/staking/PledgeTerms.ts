import type { Coin } from '#shared/api/coin.ts'

/** A term that can be chosen; `weight` 10^18 = 1, `minAmount` base units of T. */
type Plan = { id: string; termDays: number; weight: bigint; minAmount: bigint }

/** How a coin may be pledged; `tPerCoin` base units of T for one whole coin, null: it counts as none. */
type PledgeCoin = {
  symbol: Coin
  tPerCoin: bigint | null
  pledge: { balance: boolean; wallet: boolean }
}

/** What can be pledged at the moment, as the parameters in force say. */
export type PledgeTerms = { plans: readonly Plan[]; coinSet: readonly PledgeCoin[] }

/** What a member agrees to: the days, the plan's weight, and what the amount counts in base units of T. */
export type Terms = Pick<Plan, 'termDays' | 'weight'> & { stakedT: bigint }

/** Those of them that the member was shown; an app of before 2026-11-30 says the days at most. */
export type Shown = { [term in keyof Terms]?: Terms[term] | undefined }

/** What a member asks to pledge; `amount` in base units. */
export type Asked = Shown & { coin: Coin; amount: bigint; planId: string }

/** A pledge that is allowed: the plan as it is now, and what the amount counts in base units of T. */
export type Allowed = Asked & { plan: Plan; stakedT: bigint }
