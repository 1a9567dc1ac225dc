import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BadgeKind } from '#src/ui/Badge.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { Level } from './signsOf.ts'

type Words = { name: MessageDescriptor; kind: BadgeKind; icon: IconName; all: MessageDescriptor }

/** Each level as a word, a colour and a drawing, and what it says of the whole farm. */
export const levelWords: Record<Level, Words> = {
  good: { name: msg`Good`, kind: 'green', icon: 'check', all: msg`All is well` },
  look: {
    name: msg`Look at it`,
    kind: 'amber',
    icon: 'info',
    all: msg`Something wants to be looked at`,
  },
  wrong: { name: msg`Wrong`, kind: 'red', icon: 'warning', all: msg`Something is wrong` },
}
