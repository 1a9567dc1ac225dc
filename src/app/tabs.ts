import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#src/ui/iconPaths.ts'

type Tab = {
  to: '/pages/home/index' | '/pages/staking/index' | '/pages/community/index' | '/pages/user/index'
  icon: IconName
  words: MessageDescriptor
  /** The screens that belong to it. */
  holds: RegExp
}

/** The main areas of the app, in the order of the bar. */
export const tabs: readonly Tab[] = [
  {
    to: '/pages/home/index',
    icon: 'home',
    words: msg`Home`,
    holds: /^\/pages\/(home|inbox|list|ranking)\//,
  },
  {
    to: '/pages/staking/index',
    icon: 'stake',
    words: msg`Staking`,
    holds: /^\/pages\/(staking\/|user\/article)/,
  },
  {
    to: '/pages/community/index',
    icon: 'community',
    words: msg`Community`,
    holds: /^\/pages\/(community|mine|mining)\//,
  },
  {
    to: '/pages/user/index',
    icon: 'account',
    words: msg`Account`,
    holds:
      /^\/pages\/(user\/(index|info|proof)|billList\/|records\/|transfer\/|withdrawal\/|locale\/|set\/|service\/)/,
  },
]
