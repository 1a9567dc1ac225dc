import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeKind } from './Badge.tsx'

/** The words of specification §4, and what a withdrawal or an order is besides: docs/decisions/119. */
const LOOKS = {
  unpaid: { kind: 'amber', words: msg`Not paid yet` },
  review: { kind: 'amber', words: msg`In review` },
  underWay: { kind: 'amber', words: msg`Under way` },
  approved: { kind: 'amber', words: msg`Approved` },
  sending: { kind: 'amber', words: msg`Sending` },
  sent: { kind: 'amber', words: msg`Confirming` },
  success: { kind: 'green', words: msg`Success` },
  fail: { kind: 'red', words: msg`Fail` },
  end: { kind: 'plain', words: msg`End` },
  cancelled: { kind: 'plain', words: msg`Cancelled` },
} as const satisfies Record<string, { kind: BadgeKind; words: MessageDescriptor }>

export type Status = keyof typeof LOOKS

/** How a status is coloured, wherever it stands. */
export const kindOf = (status: Status): BadgeKind => LOOKS[status].kind

/** The state of a record. */
export function StatusBadge({ status }: { status: Status }) {
  const { i18n } = useLingui()
  return <Badge kind={kindOf(status)}>{i18n._(LOOKS[status].words)}</Badge>
}
