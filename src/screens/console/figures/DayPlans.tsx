import { Trans } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import type { WholeDay } from './day-parts.ts'

/** What each plan had staked, and what was paid for it. */
export function DayPlans({ day: { plans } }: { day: WholeDay }) {
  if (plans.length === 0) return null
  return (
    <Section title={<Trans>By plan</Trans>}>
      <Card look="list">
        {plans.map(({ planId, stakedT, paid }) => (
          <ListRow
            key={planId}
            title={<span translate="no">{planId}</span>}
            subtitle={<Amount of="desk" value={stakedT} unit="T" />}
            value={<Amount of="desk" value={paid} unit="BTCW" decimals={18} />}
          />
        ))}
      </Card>
    </Section>
  )
}
