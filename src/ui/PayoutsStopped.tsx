import { Trans } from '@lingui/react/macro'
import { dateTimeText } from '#src/words/format-time.ts'
import type { stopOf } from '#src/words/stopOf.ts'
import { stopText } from '#src/words/stopText.ts'
import type { Told } from '#src/words/Told.ts'
import { LastSaid } from './LastSaid.tsx'
import { Note } from './Note.tsx'
import { useLocale } from './useLocale.ts'

type PayoutsStoppedProps = { stop: (Told & NonNullable<ReturnType<typeof stopOf>>) | undefined }

/** Since when and why nothing is paid out, where that is so. */
export function PayoutsStopped({ stop }: PayoutsStoppedProps) {
  const locale = useLocale()
  if (!stop) return null
  const since = dateTimeText(stop.since, locale)
  const { difference } = stop
  const reason = difference ? stopText(difference, locale) : stop.reason
  return (
    <Note kind="red">
      <LastSaid asOf={stop.asOf} />
      <Trans>
        Payouts have been stopped since {since}. {reason}
      </Trans>
    </Note>
  )
}
