import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { WholeDay } from './day-parts.ts'
import { Weight } from './Weight.tsx'

/** What was there to be shared, and among how much. */
export function DaySources({ day }: { day: WholeDay }) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = (value: bigint) => <Amount of="desk" value={value} unit="BTCW" decimals={18} />
  const { revenue, carriedIn, startedAt, finishedAt } = day
  return (
    <Section title={<Trans>What there was</Trans>}>
      <Card>
        <KeyValue
          rows={[
            { term: t`Left by the day before`, children: amount(carriedIn) },
            {
              term: t`Came in since, less what was taken back`,
              children: amount(revenue - carriedIn),
            },
            { term: t`R: in the pool at 00:00 UTC`, children: amount(revenue) },
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
