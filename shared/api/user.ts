import * as z from 'zod/mini'
import { Role } from '#shared/desk/roles.ts'
import { Amount, Ratio, SignedAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'

/** `available` is below zero where the chain took a payment back that had been spent. */
const Balance = z.object({ available: SignedAmount, staked: Amount, withdrawing: Amount })

/** Who is signed in, as the member sees it. */
export const User = z.object({
  id: Id,
  account: z.string(),
  accountProved: z.boolean(),
  /** By its wallet's signature: what arrives from it without an order is the member's. Kept ones of an older build lack it. */
  accountSigned: z.optional(z.boolean()),
  nickname: z.string(),
  email: z.string(),
  /** Whether the mail may set a new password: not one that stood there before the wallet was proved. */
  emailTrusted: z.boolean(),
  /** Without one the wallet alone signs in. */
  hasPassword: z.boolean(),
  avatar: z.nullable(z.string()),
  grade: z.int(),
  agent: z.boolean(),
  site: z.boolean(),
  rewardRatio: Ratio,
  subsidyRatio: Ratio,
  activated: z.boolean(),
  firstUser: z.boolean(),
  operator: z.boolean(),
  /** What the member may do at the farm's desk; nothing for almost everybody. */
  roles: z.array(Role),
  inviteCode: z.string(),
  inviter: z.nullable(z.object({ nickname: z.string() })),
  balances: z.object({ BTCW: Balance, BTCWT: Balance }),
  income: z.object({
    staking: Amount,
    community: Amount,
    activity: Amount,
    subsidy: Amount,
    today: Amount,
  }),
  createdAt: Time,
})
