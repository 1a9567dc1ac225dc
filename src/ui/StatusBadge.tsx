import { Trans } from '@lingui/react/macro'
import { Badge } from './Badge.tsx'

export type Status = 'review' | 'success' | 'fail' | 'end'

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
  return (
    <Badge kind={status === 'fail' ? 'red' : 'plain'}>
      {status === 'fail' ? <Trans>Fail</Trans> : <Trans>End</Trans>}
    </Badge>
  )
}
