import type { Path } from '#shared/api/index.ts'
import type { DeskPath } from '#shared/desk/index.ts'

/** Who is asked for: an agent with more lines than anybody, and somebody like most. */
export const AGENT = '7'
export const memberOf = (members: number): string => String(Math.floor((members * 7) / 9))

/** `most`: pages of 8 KB that it may touch, where that is more than what all may. */
export type Asked<P> = { name?: string; path: P; body?: object; by?: string; most?: number }

const words = (keywords: string): Asked<DeskPath> => ({
  name: `operator/members, ${keywords}`,
  path: 'operator/members',
  body: { keywords },
})

const queue = (filter: string, more: object = {}): Asked<DeskPath> => ({
  name: `operator/withdrawals, ${[filter, ...Object.keys(more)].join(', ')}`,
  path: 'operator/withdrawals',
  body: { filter, ...more },
})

/** What members' screens ask for again and again, and what moves money. */
export const memberAsks: readonly Asked<Path>[] = [
  { path: 'product/pledge', body: { coin: 'BTCWT', amount: '12.5', planId: 'd30' } },
  { path: 'asset/transfer', body: { payeeId: AGENT, coin: 'BTCWT', amount: '1' } },
  { path: 'home/parameters' },
  { path: 'home/notice' },
  { path: 'home/changes' },
  { path: 'home/proofs' },
  { path: 'member/userInfo' },
  { path: 'member/inbox' },
  { path: 'member/referenceList' },
  { path: 'member/fengyunList' },
  // A search through all that were appointed, who are few beside the members (decision 057).
  { path: 'member/minersList', by: '1', most: 100_000 },
  { path: 'product/pledgeData' },
  { path: 'product/order' },
  { path: 'asset/flowRecord' },
  { path: 'asset/flowRecord', name: 'asset/flowRecord, an agent', by: AGENT },
  {
    path: 'asset/flowRecord',
    name: 'asset/flowRecord, a type that is not there',
    body: { type: 'transfer_in' },
    by: AGENT,
  },
  { path: 'asset/miningFlowRecord', by: AGENT },
  { path: 'asset/transferFrom', by: AGENT },
  { path: 'asset/cashRecord' },
  { path: 'asset/balanceProof' },
  { path: 'asset/statement', by: AGENT },
  {
    path: 'asset/statementLines',
    name: 'asset/statementLines, deep',
    body: { coin: 'BTCW', bucket: 'available', page: 300 },
    by: AGENT,
    // A page of five hundred lines, each with its journal and what it is about.
    most: 8_000,
  },
]

/** Those that tell the pool's totals, and what of them is not folded. */
export const poolAsks = (unfolded: string): readonly Asked<Path>[] => [
  { path: 'home/parameters', name: `home/parameters, ${unfolded}` },
  { path: 'product/pledgeData', name: `product/pledgeData, ${unfolded}` },
]

/** What the operators' console asks for. */
export const deskAsks = (day: string, member: string): readonly Asked<DeskPath>[] => [
  { path: 'operator/members' },
  { path: 'operator/members', name: 'operator/members, frozen', body: { filter: 'frozen' } },
  { path: 'operator/members', name: 'operator/members, agents', body: { filter: 'agents' } },
  words('member 77'),
  words('0x00000000000000000000000000000000000b'),
  words('nobody'),
  words(member),
  { path: 'operator/member', body: { memberId: '1' } },
  { path: 'operator/tree', body: { memberId: '1' } },
  { path: 'operator/orders' },
  { path: 'operator/orders', name: 'operator/orders, fail', body: { status: 'fail' } },
  { path: 'operator/orders', name: 'operator/orders, a member', body: { memberId: member } },
  { path: 'operator/withdrawals' },
  queue('waiting'),
  queue('waiting', { coin: 'BTCWT' }),
  queue('waiting', { keywords: '33' }),
  queue('waiting', { hours: 24 }),
  queue('halted'),
  queue('paid', { coin: 'BTCWT' }),
  queue('returned', { keywords: '33' }),
  { path: 'operator/arrivals' },
  {
    path: 'operator/arrivals',
    name: 'operator/arrivals, unclaimed',
    body: { purpose: 'unclaimed', coin: 'BTCWT' },
  },
  { path: 'operator/unclaimed' },
  { path: 'operator/health' },
  { path: 'operator/days' },
  { path: 'operator/day', body: { day } },
  { path: 'operator/dayLines', body: { day } },
  {
    path: 'operator/dayLines',
    name: 'operator/dayLines, an agent',
    body: { day, memberId: AGENT },
  },
  { path: 'operator/entries', body: { owner: member } },
  { path: 'operator/entries', name: 'operator/entries, an agent', body: { owner: AGENT } },
  {
    path: 'operator/entries',
    name: 'operator/entries, treasury',
    body: { owner: '0', account: 'treasury', coin: 'BTCW', from: '2026-11-03', to: '2026-11-04' },
  },
  {
    path: 'operator/entries',
    name: 'operator/entries, a type that is not there',
    body: { owner: AGENT, type: 'deposit' },
  },
  { path: 'operator/notices' },
  { path: 'operator/grants' },
  { path: 'operator/audits' },
  { path: 'operator/log' },
]
