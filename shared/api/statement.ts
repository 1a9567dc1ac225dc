import * as z from 'zod/mini'
import { limits } from '#shared/limits.ts'
import { SignedAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { call } from './call.ts'
import { Coin } from './coin.ts'
import { FlowType } from './flow.ts'

/** The accounts that a member has for each coin (docs/ledger.md). */
export const BUCKETS = ['available', 'staked', 'withdrawing'] as const
const Bucket = z.enum(BUCKETS, { error: 'bucket' })
export type Bucket = z.output<typeof Bucket>

/** An account as it stands: how many lines it has ever had, and the balance after the last of them. */
const StatementAccount = z.lazy(() =>
  z.object({
    coin: Coin,
    bucket: Bucket,
    lines: z.int(),
    balance: SignedAmount,
  }),
)

/** One change of one account. `seq` counts from 1 without a gap; `kind` is the journal's (docs/ledger.md). */
const StatementLine = z.lazy(() =>
  z.object({
    seq: z.int(),
    id: Id,
    journal: Id,
    kind: z.string(),
    /** As in the details; null for the other leg of what stands there. */
    type: z.nullable(FlowType),
    amount: SignedAmount,
    balanceAfter: SignedAmount,
    refNo: z.string(),
    /** The other member's nickname; of a withdrawal the address that it goes to. */
    counterparty: z.nullable(z.string()),
    hash: z.nullable(z.string()),
    /** Why an operator granted it, in the operator's words. Answers kept of old lack it. */
    reason: z.optional(z.nullable(z.string())),
    createdAt: Time,
  }),
)

export const statement = {
  /** All accounts of the member at one moment: together what Account shows. */
  'asset/statement': call({
    who: 'member',
    body: () => z.object({}),
    result: () => z.object({ since: Time, asOf: Time, accounts: z.array(StatementAccount) }),
    offline: true,
  }),
  /** Lines of one account in the order of booking, page 0 the first; a full page never changes. */
  'asset/statementLines': call({
    who: 'member',
    body: () =>
      z.object({
        coin: Coin,
        bucket: Bucket,
        page: z.int({ error: 'page' }).check(z.minimum(0, 'page'), z.maximum(1_000_000, 'page')),
      }),
    result: () =>
      z.object({ list: z.array(StatementLine).check(z.maxLength(limits.statementPage)) }),
    offline: true,
  }),
}
