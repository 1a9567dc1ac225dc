import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { BarChart } from '#src/ui/BarChart.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useDayTold } from '#src/ui/told-when.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { shortDateText } from '#src/words/format-time.ts'
import styles from './Earned.module.css'

type EarnedProps = {
  data: Result<'product/pledgeData'> | undefined
  error: Error | undefined
  onRetry: () => void
}

/** What the member's orders were paid, in all and day by day. */
export function Earned({ data, error, onRetry }: EarnedProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const day = useDayTold(data)
  const room = <Skeleton height={227} />
  if (!data && error) return <Failed error={error} onRetry={onRetry} room={room} />
  if (!data) return room
  // Until a first reward there is nothing to draw but a line on the ground.
  const first = data.totals.earned > 0n ? data.daily[0] : undefined
  return (
    <Card of={data} className={styles.earned}>
      <Figure
        of={{ figure: 'my.earned', from: data }}
        label={t`Earned so far`}
        value={data.totals.earned}
        unit="BTCW"
      />
      {first ? <Daily of={data} /> : <NothingYet />}
      <p className={styles.ends}>
        <span>{first && shortDateText(first.day, locale)}</span>
        <span>
          {day}{' '}
          <Amount
            of={{ figure: 'my.today', from: data }}
            value={data.totals.today}
            unit="BTCW"
            signed
          />
        </span>
      </p>
    </Card>
  )
}

/** Where the bars will stand. */
const NothingYet = () => (
  <p className={styles.none}>
    <Trans>What your orders earn shows here, day by day</Trans>
  </p>
)

function Daily({ of: data }: { of: Result<'product/pledgeData'> }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <BarChart
      of={{ figure: 'my.daily', from: data }}
      label={t`Staking rewards of the last 30 days`}
      unit="BTCW"
      points={data.daily.map(({ day, amount }) => ({
        label: shortDateText(day, locale),
        value: amount,
      }))}
    />
  )
}
