import { Plural, Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import type { Run } from './Audit.tsx'

/** What an audit came to, in a word. */
export function RunResult({ of: { findings } }: { of: Run }) {
  if (findings.length === 0) {
    return (
      <Badge kind="green">
        <Trans>Clean</Trans>
      </Badge>
    )
  }
  return (
    <Badge kind="red">
      <Plural value={findings.length} one="# finding" other="# findings" />
    </Badge>
  )
}
