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

/** What a member asks to pledge; `amount` in base units, `termDays` as the member was shown them. */
export type Asked = { coin: Coin; amount: bigint; planId: string; termDays?: number | undefined }

/** A pledge that is allowed: the plan as it is now, and what the amount counts in base units of T. */
export type Allowed = Asked & { plan: Plan; stakedT: bigint }
