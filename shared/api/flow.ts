import * as z from 'zod/mini'
import { Amount, Ratio, SignedAmount } from '#shared/money.ts'
import { Day, Id, Time } from '#shared/rules.ts'
import { Coin } from './coin.ts'
import { Party } from './party.ts'
import { OrderStatus } from './product.ts'

/** What a line of the bill details can be (contract). */
const FLOW_TYPES = [
  'staking_reward',
  'community_reward',
  'activity_reward',
  'mining_subsidy',
  'pledge',
  'pledge_return',
  'transfer_in',
  'transfer_out',
  'withdrawal',
  'withdrawal_return',
  'deposit',
  'fee',
] as const

export const FlowType = z.enum(FLOW_TYPES, { error: 'type' })
export type FlowType = z.output<typeof FlowType>

/** What a reward was reckoned from: the order, the midnight, and for a share of another member's order whose and by what ratio. */
const Source = z.lazy(() =>
  z.object({
    orderNo: z.string(),
    day: Day,
    member: z.nullable(Party),
    ratio: z.nullable(Ratio),
    /** How: R × share × weight ÷ W (× ratio), rounded down; `weight` and `totalWeight` (W) exact. Answers kept of old lack it. */
    reckoning: z.optional(
      z.nullable(
        z.object({ revenue: Amount, share: Ratio, weight: z.string(), totalWeight: z.string() }),
      ),
    ),
  }),
)

/** A line of the bill details. */
export const Flow = z.lazy(() =>
  z.object({
    id: Id,
    type: FlowType,
    coin: Coin,
    amount: Amount,
    direction: z.enum(['in', 'out']),
    /** Below zero where the chain took a payment back that had been spent. */
    balanceAfter: SignedAmount,
    refType: z.string(),
    refNo: z.string(),
    /**
     * Id of the order, the withdrawal or the transfer, as `product/order`, `asset/cashRecord` and `asset/transferTo` take it; null
     * of anything else and of another member's order. Answers kept of old lack it.
     */
    refId: z.optional(z.nullable(Id)),
    /** The other member's nickname; of a withdrawal the address that it goes to. */
    counterparty: z.nullable(z.string()),
    source: z.nullable(Source),
    /** How a withdrawal stands. Answers kept of old lack it. */
    status: z.optional(z.nullable(OrderStatus)),
    hash: z.nullable(z.string()),
    /** A deposit that was nobody's until an operator said whose it is. Answers kept of old lack it. */
    assigned: z.optional(z.boolean()),
    /** Why an operator granted it, in the operator's words. Answers kept of old lack it. */
    reason: z.optional(z.nullable(z.string())),
    createdAt: Time,
  }),
)
