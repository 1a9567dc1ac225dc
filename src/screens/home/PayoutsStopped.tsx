import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { stopText } from '#src/words/stopText.ts'
import { type CoinReserves, stopOf } from './coverage.ts'

/** Since when and why nothing is paid out, where that is so. */
export function PayoutsStopped({ coins }: { coins: readonly CoinReserves[] }) {
  const locale = useLocale()
  const stopped = stopOf(coins)
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

/** The same where nobody has asked for the reserves. */
export function AnyStop() {
  const { data } = useCall('home/solvency', {})
  return data ? <PayoutsStopped coins={data} /> : null
}
