import { Trans } from '@lingui/react/macro'
import { Badge } from './Badge.tsx'

export type Status = 'review' | 'success' | 'fail' | 'end' | 'cancelled'

/** The state of a record in the words of specification §4. */
export function StatusBadge({ status }: { status: Status }) {
  if (status === 'review') {
    return (
      <Badge kind="amber">
        <Trans>In review</Trans>
      </Badge>
    )
  }
  if (status === 'success') {
    return (
      <Badge kind="green">
        <Trans>Success</Trans>
      </Badge>
    )
  }
  if (status === 'fail') {
    return (
      <Badge kind="red">
        <Trans>Fail</Trans>
      </Badge>
    )
  }
  return <Badge>{status === 'cancelled' ? <Trans>Cancelled</Trans> : <Trans>End</Trans>}</Badge>
}
