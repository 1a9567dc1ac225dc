import { Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Subject } from '#src/screens/console/parts/Subject.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import type { LogLine } from './Log.tsx'

/** To what something was done, by whom and when, on one line. */
export const LineFacts = ({ line: { subject, actor, at } }: { line: LogLine }) => (
  <Facts>
    <Subject name={subject} />
    <Trans>
      by <Actor name={actor} />
    </Trans>
    <RelativeTime at={at} />
  </Facts>
)
