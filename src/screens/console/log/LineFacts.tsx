import { Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Subject } from '#src/screens/console/parts/Subject.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import type { LogLine } from './Log.tsx'

/** To what something was done, by whom and when, on one line. */
export const LineFacts = ({ line }: { line: LogLine }) => (
  <Facts>
    <Subject name={line.subject} nickname={line.subjectName} />
    <Trans>
      by <Actor name={line.actor} nickname={line.actorName} />
    </Trans>
    <RelativeTime at={line.at} />
  </Facts>
)
