import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'

/** Instead of a figure that a day has when it is paid to its end. */
export const Going = () => (
  <Badge kind="amber">
    <Trans>being paid</Trans>
  </Badge>
)
