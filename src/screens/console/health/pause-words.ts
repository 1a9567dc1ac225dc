import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Pausable } from '#shared/pausable.ts'
import { paused } from '#src/screens/console/parts/things.ts'
import type { IconName } from '#src/ui/iconPaths.ts'

type Words = {
  name: MessageDescriptor
  icon: IconName
  /** What members cannot do while it is paused, and what goes on. */
  effect: MessageDescriptor
}

/** What operators can pause. */
export const pauseWords: Record<Pausable, Words> = {
  staking: {
    name: paused.staking,
    icon: 'stake',
    effect: msg`Nobody can make a new pledge. Orders go on and earn, and what is paid for an order that was opened before is taken.`,
  },
  transfers: {
    name: paused.transfers,
    icon: 'transfer',
    effect: msg`Nobody can send to another member. What was sent stays sent.`,
  },
  withdrawals: {
    name: paused.withdrawals,
    icon: 'withdraw',
    effect: msg`Nobody can ask for a withdrawal, and the payer begins with none. Those that were asked for wait; what has its nonce is still paid.`,
  },
}
