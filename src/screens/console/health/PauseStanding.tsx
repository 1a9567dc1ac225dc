import { Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Paused } from './Pauses.tsx'

/** Whether something is paused; since when, by whom and why. */
export function PauseStanding({ of: { since, by, reason } }: { of: Paused }) {
  const locale = useLocale()
  if (since === null) {
    return (
      <Badge kind="green">
        <Trans>Goes on</Trans>
      </Badge>
    )
  }
  return (
    <>
      <Badge kind="red">
        <Trans>Paused</Trans>
      </Badge>{' '}
      <Trans>
        Since <Whole>{dateTimeText(since, locale)}</Whole>, by <Actor name={by ?? ''} />
      </Trans>
      {reason && (
        <>
          <br />
          <span lang="en">{reason.en}</span>
          <br />
          <span lang="zh-Hant">{reason.zh}</span>
        </>
      )}
    </>
  )
}
