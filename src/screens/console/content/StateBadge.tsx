import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'

export type State = 'draft' | 'coming' | 'out' | 'crowded' | 'over' | 'withdrawn'

/** Where something stands on its way to members. */
export function StateBadge({ state }: { state: State }) {
  if (state === 'draft') {
    return (
      <Badge kind="amber">
        <Trans>Draft</Trans>
      </Badge>
    )
  }
  if (state === 'coming') {
    return (
      <Badge kind="blue">
        <Trans>To come</Trans>
      </Badge>
    )
  }
  if (state === 'out') {
    return (
      <Badge kind="green">
        <Trans>Out</Trans>
      </Badge>
    )
  }
  if (state === 'crowded') {
    return (
      <Badge kind="amber">
        <Trans>Not shown</Trans>
      </Badge>
    )
  }
  return <Badge>{state === 'over' ? <Trans>Over</Trans> : <Trans>Withdrawn</Trans>}</Badge>
}
