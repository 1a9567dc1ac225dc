import * as z from 'zod/mini'
import { Amount, Ratio } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { call } from './call.ts'
import { Change } from './changes.ts'
import { Coin } from './coin.ts'
import { page, pageOf } from './page.ts'
import { Solvency } from './solvency.ts'

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

const Parameters = z.object({
  chain: Chain,
  plans: z.array(Plan),
  hashratePerT: Amount,
  shares: z.object({ staking: Ratio, community: Ratio, subsidy: Ratio }),
  grades: z.array(z.object({ grade: z.int(), teamT: Amount })),
  poolTotals: PoolTotals,
  codeCountdown: z.int(),
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

/** When the words of a notice that was out were last changed; null: never. Answers kept of old lack it. */
const editedAt = z.optional(z.nullable(Time))

const Notice = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  pinned: z.boolean(),
  publishedAt: Time,
  editedAt,
})

export const home = {
  'home/parameters': call({
    who: 'anyone',
    body: z.object({}),
    result: z.object({ parameters: Parameters, coinSet: z.array(CoinRules) }),
    offline: true,
  }),
  'home/ad': call({
    who: 'anyone',
    body: z.object({}),
    result: z.object({
      list: z.array(
        z.object({
          id: Id,
          title: z.string(),
          image: z.string(),
          link: z.nullable(z.string()),
        }),
      ),
    }),
    offline: true,
  }),
  'home/notice': call({
    who: 'anyone',
    body: z.object({ ...page }),
    result: pageOf(Notice),
    offline: true,
  }),
  'home/noticeDetail': call({
    who: 'anyone',
    body: z.object({ id: Id }),
    result: z.object({
      id: Id,
      title: z.string(),
      body: z.string(),
      publishedAt: Time,
      editedAt,
    }),
    offline: true,
  }),
  'home/columDetail': call({
    who: 'anyone',
    body: z.object({
      key: z.string({ error: 'key' }).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'key')),
    }),
    result: z.object({ key: z.string(), title: z.string(), body: z.string(), updatedAt: Time }),
    offline: true,
  }),
  /** What was changed for everybody, and what is to be; by its moment, the newest first. */
  'home/changes': call({
    who: 'anyone',
    body: z.object({ ...page }),
    result: pageOf(Change),
    offline: true,
  }),
  'home/solvency': call({
    who: 'anyone',
    body: z.object({}),
    result: z.array(Solvency),
    offline: true,
  }),
}
