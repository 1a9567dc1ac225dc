import * as z from 'zod/mini'
import { Amount, Ratio } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { Coin } from './coin.ts'

/** What the pool holds and has earned, all members together (specification §1). */
export const PoolTotals = z.object({
  stakedT: Amount,
  revenue: Amount,
  orders: z.int(),
  computingPower: Amount,
  asOf: Time,
})

/** The chain as the app and its wallets are told of it. */
export const Chain = z.object({
  id: z.int(),
  name: z.string(),
  rpcUrl: z.string(),
  explorerUrl: z.string(),
  poolAddress: z.string(),
  confirmations: z.int(),
  devnet: z.boolean(),
})

export const Plan = z.object({
  id: z.string(),
  termDays: z.int(),
  weight: Amount,
  minAmount: Amount,
})

/** What holds for everybody, as everybody is told it. */
export const Parameters = z.object({
  chain: Chain,
  plans: z.array(Plan),
  hashratePerT: Amount,
  shares: z.object({ staking: Ratio, community: Ratio, subsidy: Ratio }),
  grades: z.array(z.object({ grade: z.int(), teamT: Amount })),
  poolTotals: PoolTotals,
  codeCountdown: z.int(),
  /** How many characters a new password has at least. Answers kept of old lack it. */
  passwordMin: z.optional(z.int()),
  serviceEmail: z.string(),
  firstUserId: Id,
  registrationOpen: z.boolean(),
  /** Why each is paused, in the language of whoever asks; null: it goes on. Answers kept of old lack it. */
  pauses: z.optional(
    z.object({
      staking: z.nullable(z.string()),
      transfers: z.nullable(z.string()),
      withdrawals: z.nullable(z.string()),
    }),
  ),
  /** What the chain shows cannot be relied on now: no payment is credited, and nothing is paid out. Answers kept of old lack it. */
  chainHalted: z.optional(z.boolean()),
  /** The public key (VAPID, base64url) that browsers subscribe to pushes with; null where this farm sends none. */
  pushKey: z.nullable(z.string()),
  version: z.string(),
})

export const CoinRules = z.object({
  symbol: Coin,
  name: z.string(),
  decimals: z.int(),
  contract: z.nullable(z.string()),
  tPerCoin: z.nullable(Amount),
  pledge: z.object({ balance: z.boolean(), wallet: z.boolean() }),
  transfer: z.object({ enabled: z.boolean(), min: Amount, fee: Amount }),
  withdraw: z.object({
    enabled: z.boolean(),
    min: Amount,
    max: z.nullable(Amount),
    fee: Amount,
    autoApproveBelow: Amount,
  }),
})
