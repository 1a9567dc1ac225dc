import { ONE } from '#shared/money.ts'
import type { ListName } from '#shared/records/list-heads.ts'
import {
  orderRow,
  poolDayRow,
  rewardRow,
  transferRow,
  withdrawalRow,
} from '#shared/records/money-rows.ts'
import { messageRow, ratioRow, teamRow } from '#shared/records/people-rows.ts'
import type { RecordRow } from '#shared/records/record-cells.ts'

const at = '2026-11-21T09:30:00.500Z'
const who = { id: '100001', nickname: 'Ann' }
const standing = { agent: false, site: false, rewardRatio: 0n, subsidyRatio: 0n }
const of = {
  coin: 'BTCW' as const,
  no: '26112100007',
  id: '7',
  createdAt: at,
  hash: null,
  reason: null,
}

const member = {
  ...who,
  ...standing,
  account: '0xA1',
  avatar: null,
  grade: 1,
  activated: true,
  direct: 3,
  stakedT: 0n,
  teamT: ONE,
  joinedAt: at,
}

/** A share of what somebody below earned. */
export const reward = {
  ...of,
  type: 'community_reward' as const,
  amount: ONE,
  direction: 'in' as const,
  balanceAfter: ONE,
  refType: 'order',
  refNo: '26112000001',
  counterparty: 'Ann',
  source: {
    orderNo: '26112000001',
    day: '2026-11-20',
    member: who,
    ratio: 1000n,
    reckoning: { revenue: 100n * ONE, share: 1000n, weight: '1.5', totalWeight: '4' },
  },
}

export const transfer = {
  ...of,
  amount: ONE,
  fee: 1n,
  payer: who,
  payee: who,
  method: 'balance',
  note: null,
} as const

/** A line of the file of each list. */
export const rows: Record<ListName, RecordRow> = {
  transfers: transferRow('out')(transfer),
  withdrawals: withdrawalRow({
    ...of,
    amount: ONE,
    fee: 1n,
    feeCoin: 'BTCW',
    method: 'wallet',
    address: '0xC3',
    status: 'success',
    step: 'paid',
    cancellable: false,
    confirmations: null,
    doneAt: at,
  }),
  orders: orderRow({
    ...of,
    amount: ONE,
    stakedT: ONE,
    method: 'balance',
    planId: 'd30',
    termDays: 30,
    remainingDays: 30,
    status: 'success',
    earned: 0n,
    startsAt: at,
    endsAt: null,
    confirmations: null,
  }),
  pool: poolDayRow({
    day: '2026-11-20',
    revenue: 10n * ONE,
    paidStaking: 1n,
    paidCommunity: 2n,
    paidSubsidy: 3n,
    carriedOver: 4n,
    stakedT: ONE,
    orders: 2,
  }),
  rewards: rewardRow(reward),
  invited: teamRow(member),
  agents: teamRow(member),
  sites: teamRow(member),
  ratios: ratioRow({
    id: '1',
    by: null,
    ...standing,
    agent: true,
    rewardRatio: 1250n,
    before: standing,
    effectiveFrom: '2026-11-22',
    createdAt: at,
  }),
  messages: messageRow({
    id: 'm7',
    kind: 'transfer_in',
    refType: 'transfer',
    refId: '7',
    no: of.no,
    coin: 'BTCW',
    amount: ONE,
    title: null,
    createdAt: at,
    read: true,
  }),
}
