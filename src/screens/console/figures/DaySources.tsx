import { Trans, useLingui } from '@lingui/react/macro'
import { arrivedSince, belowZeroOn } from '#shared/arrivedSince.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { WholeDay } from './day-parts.ts'
import { Weight } from './Weight.tsx'

const amount = (value: bigint) => <Amount of="desk" value={value} unit="BTCW" decimals={18} />

/** What was there to be shared, and among how much. */
export function DaySources({ day }: { day: WholeDay }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { startedAt, finishedAt } = day
  return (
    <Section title={<Trans>What there was</Trans>}>
      <Card>
        <KeyValue
          rows={[
            ...useIncoming(day),
            {
              term: t`W: T × weight of all orders`,
              children: <Weight exact={day.totalWeight} />,
            },
            { term: t`Orders that counted`, children: countText(day.orders) },
            {
              term: t`Their T`,
              children: <Amount of="desk" value={day.stakedT} unit="T" decimals={18} />,
            },
            { term: t`Begun`, children: dateTimeText(startedAt, locale) },
            { term: t`Finished`, children: finishedAt ? dateTimeText(finishedAt, locale) : '–' },
          ]}
        />
      </Card>
    </Section>
  )
}

/** What adds up to R; what came is told where it is known how far the pool was below zero at both midnights. */
function useIncoming(day: WholeDay) {
  const { t } = useLingui()
  const { revenue, carriedIn, belowIn } = day
  const came = arrivedSince(day, { left: carriedIn, below: belowIn ?? undefined })
  const below = belowZeroOn(day)
  return [
    { term: t`Left by the day before`, children: amount(carriedIn) },
    ...(belowIn ? [{ term: t`Below zero on the day before`, children: amount(-belowIn) }] : []),
    ...(came === undefined
      ? []
      : [{ term: t`Came in since, less what was taken back`, children: amount(came) }]),
    ...(below
      ? [{ term: t`Balance below zero: nothing to share out`, children: amount(-below) }]
      : []),
    { term: t`R: in the pool at 00:00 UTC`, children: amount(revenue) },
  ]
}
