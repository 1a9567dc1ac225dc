import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import type { BadgeKind } from '#src/ui/Badge.tsx'

export type Grant = DeskResult<'operator/grants'>['list'][number]
export type Terms = DeskResult<'operator/grants'>['terms'][number]

/** How each stands. */
export const stateWords: Record<Grant['state'], { name: MessageDescriptor; kind: BadgeKind }> = {
  waiting: { name: msg`Waits for another person`, kind: 'amber' },
  booked: { name: msg`Given`, kind: 'green' },
  refused: { name: msg`Refused`, kind: 'red' },
  expired: { name: msg`Nobody came in time`, kind: 'plain' },
}
