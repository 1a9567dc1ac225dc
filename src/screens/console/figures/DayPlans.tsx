import { Trans } from '@lingui/react/macro'
import { limits } from '#shared/limits.ts'
import { useCall } from '#src/api/useCall.ts'
import { useSaying } from '#src/screens/console/parameters/useSaying.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import type { WholeDay } from './day-parts.ts'

/** What each term had staked, and what was paid for it. One that is offered no longer is found among the versions there were. */
export function DayPlans({ day: { plans } }: { day: WholeDay }) {
  const { data } = useCall('operator/parameterHistory', { name: 'plans', limit: limits.pageMax })
  const say = useSaying(data?.list)
  if (plans.length === 0) return null
  return (
    <Section title={<Trans>By term</Trans>}>
      <Card look="list">
        {plans.map(({ planId, stakedT, paid }) => (
          <ListRow
            key={planId}
            title={say.row('plans', planId)}
            subtitle={<Amount of="desk" value={stakedT} unit="T" />}
            value={<Amount of="desk" value={paid} unit="BTCW" decimals={18} />}
          />
        ))}
      </Card>
    </Section>
  )
}
