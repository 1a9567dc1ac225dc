import { Trans, useLingui } from '@lingui/react/macro'
import { BarChart } from '#src/ui/BarChart.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { shortDateText } from '#src/words/format-time.ts'
import type { PoolDay } from './PoolDayRow.tsx'
import styles from './RevenueCard.module.css'

type RevenueCardProps = {
  /** `revenue` in base units of BTCW. */
  totals: { revenue: bigint } | undefined
  error: Error | undefined
  onRetry: () => unknown
  /** Undefined until they are known; null where they could not be loaded. */
  days: readonly PoolDay[] | null | undefined
}

/** Bars that a phone can still tell apart. */
const BARS = 60

/** All revenue so far, and what was there to share out on the days that are loaded. */
export function RevenueCard({ totals, error, onRetry, days }: RevenueCardProps) {
  const room = <Skeleton height={221} />
  if (!totals && error) return <Failed error={error} onRetry={onRetry} room={room} />
  if (!totals || days === undefined) return room
  return (
    <Card look="glow" of={totals} className={styles.revenue}>
      <Figure
        of={{ figure: 'pool.revenue', from: totals }}
        label={<Trans>Total revenue</Trans>}
        value={totals.revenue}
        unit="BTCW"
      />
      {days && <Bars days={days} />}
    </Card>
  )
}

function Bars({ days }: { days: readonly PoolDay[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const shown = days.slice(0, BARS).toReversed()
  const first = shown[0]
  const last = shown.at(-1)
  if (!first || !last) {
    return (
      <p className={styles.ends}>
        <Trans>The first bar appears at 00:00 UTC</Trans>
      </p>
    )
  }
  return (
    <>
      <BarChart
        of={{ figure: 'pool.revenueByDay', from: days }}
        label={t`In the reward pool at 00:00 UTC`}
        unit="BTCW"
        points={shown.map(({ day, revenue }) => ({
          label: shortDateText(day, locale),
          value: revenue,
        }))}
      />
      <p className={styles.ends}>
        <span>{shortDateText(first.day, locale)}</span>
        <span>
          <DayCount days={shown.length} />
        </span>
        {last !== first && <span>{shortDateText(last.day, locale)}</span>}
      </p>
    </>
  )
}
