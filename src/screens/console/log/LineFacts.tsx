import { Trans } from '@lingui/react/macro'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import type { LogLine } from './Log.tsx'

/** To what something was done, by whom and when, on one line. */
export const LineFacts = ({ line: { subject, actor, at } }: { line: LogLine }) => (
  <Facts>
    <span translate="no">{subject}</span>
    <Trans>
      by <span translate="no">{actor}</span>
    </Trans>
    <RelativeTime at={at} />
  </Facts>
)
