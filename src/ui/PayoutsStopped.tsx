import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { stopOf } from '#src/words/stopOf.ts'
import { stopText } from '#src/words/stopText.ts'
import { Note } from './Note.tsx'
import { useLocale } from './useLocale.ts'

/** Since when and why nothing is paid out, where that is so. */
export function PayoutsStopped({
  coins,
}: {
  coins: Readonly<Result<'home/solvency'>> | undefined
}) {
  const locale = useLocale()
  const stopped = coins && stopOf(coins)
  if (!stopped) return null
  const since = dateTimeText(stopped.since, locale)
  const { difference } = stopped
  const reason = difference ? stopText(difference, locale) : stopped.reason
  return (
    <Note kind="red">
      <Trans>
        Payouts have been stopped since {since}. {reason}
      </Trans>
    </Note>
  )
}
