import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { ROLES, type Role } from '#shared/desk/roles.ts'
import { limits } from '#shared/limits.ts'
import { within } from '#src/api/within.ts'
import type { IconName } from '#src/ui/iconPaths.ts'
import { useWaitingDrafts } from './content/useWaitingDrafts.ts'
import { useWaitingFunds } from './funds/useWaitingFunds.ts'
import { useWaitingGrants } from './grants/useWaitingGrants.ts'
import { useComingVersions } from './parameters/useComingVersions.ts'
import { useWaitingList, useWaitingWithdrawals } from './withdrawals/useWaitingWithdrawals.ts'

/** A screen of the console. */
export type Section = {
  /** Below `/pages/console/`. */
  path: string
  /** Its heading, its line of the menu, and the document's title. */
  title: MessageDescriptor
  icon: IconName
  /** Who sees it, beside operators and auditors; the calls have rights of their own. */
  roles: readonly Role[]
  screen: LazyExoticComponent<ComponentType>
  /** How many things wait in it for somebody; nothing is shown for none. */
  useWaiting?: () => number | undefined
  /** What the section is opened with so that they are seen; without it, as it opens by itself. */
  useWaitingAt?: () => Readonly<Record<string, string>>
  /** How many things in it come by themselves; the overview tells of them. */
  useToCome?: () => number | undefined
}

/** A section's file, fetched when it is first needed. */
const screen = <Name extends string>(
  load: () => Promise<{ [name in NoInfer<Name>]: ComponentType }>,
  name: Name,
) => lazy(async () => ({ default: (await within(limits.chunkTimeout, load()))[name] }))

/** Every screen of the console, in the order of its menu. A new one is its file and its lines here. */
export const sections: readonly Section[] = [
  {
    path: 'index',
    title: msg`Overview`,
    icon: 'home',
    roles: ROLES,
    screen: screen(() => import('./overview/Overview.tsx'), 'Overview'),
  },
  {
    path: 'withdrawals',
    // A member’s own withdrawals are another word in Chinese.
    title: msg({ context: 'desk', message: 'Withdrawals' }),
    icon: 'withdraw',
    roles: ['reviewer', 'treasurer'],
    screen: screen(() => import('./withdrawals/Withdrawals.tsx'), 'Withdrawals'),
    useWaiting: useWaitingWithdrawals,
    useWaitingAt: useWaitingList,
  },
  {
    path: 'funds',
    title: msg`Money in`,
    icon: 'deposit',
    roles: ['treasurer'],
    screen: screen(() => import('./funds/Funds.tsx'), 'Funds'),
    useWaiting: useWaitingFunds,
  },
  {
    path: 'grants',
    title: msg`Grants`,
    icon: 'gift',
    roles: ['treasurer'],
    screen: screen(() => import('./grants/Grants.tsx'), 'Grants'),
    useWaiting: useWaitingGrants,
  },
  {
    path: 'parameters',
    title: msg`Parameters`,
    icon: 'settings',
    roles: ['treasurer'],
    screen: screen(() => import('./parameters/Parameters.tsx'), 'Parameters'),
    useToCome: useComingVersions,
  },
  {
    path: 'members',
    title: msg`Members`,
    icon: 'account',
    roles: ['reviewer', 'treasurer'],
    screen: screen(() => import('./members/Members.tsx'), 'Members'),
  },
  {
    path: 'content',
    title: msg`Content`,
    icon: 'edit',
    roles: ['editor'],
    screen: screen(() => import('./content/Content.tsx'), 'Content'),
    useWaiting: useWaitingDrafts,
  },
  {
    path: 'orders',
    title: msg`Orders`,
    icon: 'stake',
    roles: ['reviewer', 'treasurer'],
    screen: screen(() => import('./orders/Orders.tsx'), 'Orders'),
  },
  {
    path: 'figures',
    title: msg`Figures`,
    icon: 'coin',
    roles: ['treasurer'],
    screen: screen(() => import('./figures/Figures.tsx'), 'Figures'),
  },
  {
    path: 'health',
    title: msg`Health`,
    icon: 'wave',
    roles: ROLES,
    screen: screen(() => import('./health/Health.tsx'), 'Health'),
  },
  {
    path: 'people',
    title: msg`Roles`,
    icon: 'community',
    roles: [],
    screen: screen(() => import('./people/People.tsx'), 'People'),
  },
  {
    path: 'log',
    title: msg`Log`,
    icon: 'receipt',
    roles: [],
    screen: screen(() => import('./log/Log.tsx'), 'Log'),
  },
]
