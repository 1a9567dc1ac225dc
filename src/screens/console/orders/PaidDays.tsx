import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import { earnedOn } from './earnedOn.ts'
import type { DeskOrder } from './Orders.tsx'

/** The last days that are looked at. */
const DAYS = 30

/** The way to what the order brought on each of the last days. */
export function PaidDays({ order }: { order: DeskOrder }) {
  const locale = useLocale()
  const may = useMay('operator/days')
  const { data } = useCall('operator/days', may ? { limit: DAYS } : null)
  const days = (data?.list ?? []).filter(({ day }) => earnedOn(order, day))
  if (days.length === 0) return null
  return (
    <Section title={<Trans>Days that it counted on</Trans>}>
      <Card look="list">
        {days.map(({ day }) => (
          <RowLink
            key={day}
            to="/pages/console/$"
            params={{ _splat: 'figures' }}
            search={{ view: 'days', day, order: order.no }}
            title={dateText(day, locale)}
            chevron
          />
        ))}
      </Card>
    </Section>
  )
}
