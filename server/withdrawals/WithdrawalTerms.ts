import type { Coin } from '#shared/api/coin.ts'

/** How a coin may be withdrawn, amounts in base units; `fee` in BTCW, `max` null: as much as there is. */
type WithdrawalCoin = {
  symbol: Coin
  withdraw: {
    enabled: boolean
    min: bigint
    max: bigint | null
    fee: bigint
    autoApproveBelow: bigint
    /** Above it two people approve; none: one is enough. */
    twoPersonAbove?: bigint | null | undefined
  }
}

/** What can be withdrawn at the moment, as the parameters in force say. */
export type WithdrawalTerms = { coinSet: readonly WithdrawalCoin[] }

/**
 * What a member asks to be paid out; in base units `amount`, what the receiver gets, and `fee`, what the member was
 * shown; `address` in its EIP-55 spelling.
 */
export type Asked = { coin: Coin; amount: bigint; address: string; fee?: bigint | undefined }

/** A withdrawal that is allowed if the member has enough, with the rules of its coin. */
export type Allowed = Asked & { rules: WithdrawalCoin['withdraw'] }
