import type { AnyPath } from '#shared/api/index.ts'
import { refresh } from './refresh.ts'

const MONEY: readonly AnyPath[] = ['member/userInfo', 'product/pledgeData', 'asset/flowRecord']

const TEAM: readonly AnyPath[] = ['member/referenceList', 'member/minersList', 'member/miningList']

/** One's own pledges count in the team's week. */
const WEEK: readonly AnyPath[] = ['member/fengyunList', 'member/referenceList']

type Stale = Partial<Record<AnyPath, readonly AnyPath[]>>

/** What each write makes out of date. */
const STALE: Stale = {
  'product/pledge': [...MONEY, ...WEEK, 'product/order', 'home/parameters'],
  'product/bTCWPledgeBefter': ['product/order', 'product/pledgeData', 'home/parameters'],
  'product/bTCWPledge': [...MONEY, ...WEEK, 'product/order', 'home/parameters'],
  'product/ticketHash': ['product/openTicket'],
  'asset/transfer': [...MONEY, 'asset/transferTo'],
  'asset/cash': [...MONEY, 'asset/cashRecord', 'asset/cashAddresses'],
  'asset/cashCancel': [...MONEY, 'asset/cashRecord'],
  'member/miners': TEAM,
  'member/mining': TEAM,
  'member/modifyMiners': TEAM,
  'member/modifyMining': TEAM,
  'member/inboxRead': ['member/inbox'],
  'member/modifyUserInfo': ['member/userInfo', 'member/fengyunList'],
}

/** Makes known what writes make out of date that are not part of every load: those of the operators' console. */
export const learnStale = (more: Stale) => Object.assign(STALE, more)

/** Asks again for what a write has made out of date. */
export const refreshAfter = (path: AnyPath) => refresh(...(STALE[path] ?? []))
