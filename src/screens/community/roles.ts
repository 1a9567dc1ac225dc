import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#shared/api/index.ts'
import type { BadgeKind } from '#src/ui/Badge.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { Own } from './own.ts'
import type { Ratios } from './standing.ts'

export type TeamMember = Result<'member/miners'>
export type User = Result<'member/userInfo'>

/** What a member can be appointed to: agent (miner representative) or mining site. */
export type Role = 'agent' | 'site'

/** What the last look is about. */
export type AskedRatios = { member: TeamMember; to: Ratios }

type Of<T> = Record<Role, T>

/** The calls of each role (specification §7). */
export const callsOf = {
  agent: { list: 'member/minersList', add: 'member/miners', change: 'member/modifyMiners' },
  site: { list: 'member/miningList', add: 'member/mining', change: 'member/modifyMining' },
} as const

/** The ratio that must be above 0 before a member may appoint others to a role (decisions §7). */
const OWN = { agent: 'rewardRatio', site: 'subsidyRatio' } as const

/** Whether somebody may appoint and change agents, or sites, in the own team. */
export const mayAppoint = (own: Own | undefined, role: Role): boolean =>
  own !== undefined && own.most[OWN[role]] > 0n

type Look = {
  icon: IconName
  tone: 'amber' | 'blue'
  badge: BadgeKind
  name: MessageDescriptor
}

export const looks: Of<Look> = {
  agent: { icon: 'pick', tone: 'amber', badge: 'green', name: msg`Agent` },
  site: { icon: 'stake', tone: 'blue', badge: 'blue', name: msg`Site` },
}
