import { Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Payouts } from './PayoutsStopped.tsx'

type Said = Payouts['said'][number]

/** What somebody said of a loss first: it holds once a second person says the same. */
export function SaidBefore({ of }: { of: Said | undefined }) {
  const locale = useLocale()
  if (!of) return null
  const amount = `${exactText(of.amount)} ${of.coin}`
  const when = dateTimeText(of.at, locale)
  return (
    <Note kind="amber">
      {of.what === 'loss' ? (
        <Trans>
          <Actor name={of.by} /> noted {amount} as lost on {when}: “{of.reason}” A second person has
          to say the same.
        </Trans>
      ) : (
        <Trans>
          <Actor name={of.by} /> wants to make {amount} good since {when}: “{of.reason}” A second
          person has to say the same.
        </Trans>
      )}
    </Note>
  )
}
