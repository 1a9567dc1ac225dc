import { Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMe } from '#src/screens/console/roles.ts'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { exactText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Payouts } from './PayoutsStopped.tsx'

type Said = Payouts['said'][number]

/** What somebody said of a loss first: it holds once a second person says the same. */
export function SaidBefore({ of }: { of: Said | undefined }) {
  const { data: me } = useMe()
  if (!of) return null
  return (
    <Note kind="amber">
      <Word of={of} />{' '}
      {of.by === `member ${me?.id}` ? (
        <Trans>You said so: another person has to say the same.</Trans>
      ) : (
        <Trans>A second person has to say the same.</Trans>
      )}
    </Note>
  )
}

/** All that the second person has to say too: what, how much, and out of what it is made good. */
function Word({ of: { what, source, ...of } }: { of: Said }) {
  const locale = useLocale()
  const amount = `${exactText(of.amount)} ${of.coin}`
  const when = dateTimeText(of.at, locale)
  const { reason } = of
  if (what === 'loss') {
    return (
      <Trans>
        <Actor name={of.by} /> noted {amount} as lost on <Whole>{when}</Whole>: “{reason}”
      </Trans>
    )
  }
  return source === 'activity' ? (
    <Trans>
      <Actor name={of.by} /> wants to make {amount} good out of the activity budget since{' '}
      <Whole>{when}</Whole>: “{reason}”
    </Trans>
  ) : (
    <Trans>
      <Actor name={of.by} /> wants to make {amount} good out of the fees since <Whole>{when}</Whole>
      : “{reason}”
    </Trans>
  )
}
