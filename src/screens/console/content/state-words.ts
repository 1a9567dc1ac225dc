import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BadgeKind } from '#src/ui/Badge.tsx'

export type State = 'draft' | 'coming' | 'out' | 'crowded' | 'over' | 'withdrawn'

/** What it is called where something stands on its way to members. */
export const stateWords: Record<State, { name: MessageDescriptor; kind: BadgeKind }> = {
  draft: { name: msg`Draft`, kind: 'amber' },
  coming: { name: msg`To come`, kind: 'blue' },
  out: { name: msg`Out`, kind: 'green' },
  crowded: { name: msg`Not shown`, kind: 'amber' },
  over: { name: msg`Over`, kind: 'plain' },
  withdrawn: { name: msg`Withdrawn`, kind: 'plain' },
}
