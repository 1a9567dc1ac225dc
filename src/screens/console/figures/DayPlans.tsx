import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { rowSaid } from '#src/words/changeSaid.ts'
import { daysIn } from '#src/words/daysIn.ts'
import type { WholeDay } from './day-parts.ts'

/** What each term had staked, and what was paid for it. One that is offered no longer goes by the service's name for it. */
export function DayPlans({ day: { plans } }: { day: WholeDay }) {
  const locale = useLocale()
  const { data } = useCall('home/parameters', {})
  const daysOf = daysIn([], data?.parameters.plans ?? [])
  if (plans.length === 0) return null
  return (
    <Section title={<Trans>By term</Trans>}>
      <Card look="list">
        {plans.map(({ planId, stakedT, paid }) => (
          <ListRow
            key={planId}
            title={rowSaid('plans', planId, { daysOf, locale })}
            subtitle={<Amount of="desk" value={stakedT} unit="T" />}
            value={<Amount of="desk" value={paid} unit="BTCW" decimals={18} />}
          />
        ))}
      </Card>
    </Section>
  )
}
