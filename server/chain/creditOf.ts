import {
  type Account,
  activity,
  available,
  rewardPool,
  staked,
  unclaimed,
} from '#server/ledger/accounts.ts'
import type { Line } from '#server/ledger/Move.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** How a payment was taken. */
export type CreditedAs = 'pledge' | 'deposit' | 'unclaimed' | 'revenue' | 'activity'

/** A payment that lies deep enough, and whoever it may be of or for. */
export type Arrival = {
  id: string
  round: number
  txHash: string
  at: Date
  coin: Coin
  amount: bigint
  purpose: 'revenue' | 'activity' | null
  member: string | null
  signed: boolean | null
  order: string | null
  orderCoin: Coin | null
  orderAmount: bigint | null
}

/** Where a payment goes: the account and its line, and what becomes of the order that it was matched to. */
export type Credit = { as: CreditedAs; to: Account; line?: Line; fails?: OrderReason | undefined }

/**
 * Decides by what the chain says alone: sender, coin and amount (decisions §3 and §5). Others may send from the same address
 * too, an exchange's say: only a wallet that signed shows that all of it is the member's (docs/decisions/022).
 */
export function creditOf(arrival: Arrival): Credit {
  const { id, coin, amount, purpose, member, signed, order, orderCoin, orderAmount } = arrival
  if (purpose === 'revenue') return { as: 'revenue', to: rewardPool }
  if (purpose === 'activity') return { as: 'activity', to: activity }
  if (!member) return { as: 'unclaimed', to: unclaimed }
  if (order && coin === orderCoin && amount === orderAmount) {
    const line: Line = { type: 'pledge', refType: 'order', refId: order }
    return { as: 'pledge', to: staked(member), line }
  }
  const fails = order && (coin === orderCoin ? 'wrongAmount' : 'wrongCoin')
  if (!signed) return { as: 'unclaimed', to: unclaimed, ...(fails && { fails: 'unproved' }) }
  const line: Line = { type: 'deposit', refType: 'arrival', refId: id }
  return { as: 'deposit', to: available(member), line, ...(fails && { fails }) }
}
