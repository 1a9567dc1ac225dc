import { mutate } from 'swr'
import type { AnyPath } from '#shared/api/index.ts'

const MONEY: readonly AnyPath[] = ['member/userInfo', 'product/pledgeData', 'asset/flowRecord']

const TEAM: readonly AnyPath[] = ['member/referenceList', 'member/minersList', 'member/miningList']

type Stale = Partial<Record<AnyPath, readonly AnyPath[]>>

/** What each write makes out of date. */
const STALE: Stale = {
  'product/pledge': [...MONEY, 'product/order', 'home/parameters'],
  'product/bTCWPledgeBefter': ['product/order', 'product/pledgeData'],
  'product/bTCWPledge': [...MONEY, 'product/order', 'home/parameters'],
  'product/ticketHash': ['product/openTicket'],
  'asset/transfer': [...MONEY, 'asset/transferTo'],
  'asset/cash': [...MONEY, 'asset/cashRecord'],
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

/** The lists now on screen; the cache's own filter does not see them. */
const lists = new Map<() => void, AnyPath>()

export const listsStale = {
  /** Registers a list on screen; the answer takes it off again. */
  add: (path: AnyPath, refresh: () => void) => {
    lists.set(refresh, path)
    return () => void lists.delete(refresh)
  },
}

/** Asks again for everything on screen that these calls answer. */
async function refresh(...paths: readonly AnyPath[]): Promise<void> {
  for (const [again, path] of lists) if (paths.includes(path)) again()
  await mutate((key) => Array.isArray(key) && paths.includes(key[0]))
}

/** Asks again for what a write has made out of date. */
export const refreshAfter = (path: AnyPath) => refresh(...(STALE[path] ?? []))
