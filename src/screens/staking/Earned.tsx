import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { BarChart } from '#src/ui/BarChart.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ErrorState } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { signedText } from '#src/words/format.ts'
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
  if (!data && error) return <ErrorState onRetry={onRetry} />
  if (!data) return <Skeleton height={196} />
  const first = data.daily[0]
  return (
    <Card of={data}>
      <Figure label={t`Earned so far`} value={data.totals.earned} unit="BTCW" />
      <BarChart
        label={t`Staking rewards of the last 30 days`}
        unit="BTCW"
        points={data.daily.map(({ day, amount }) => ({
          label: shortDateText(day, locale),
          value: amount,
        }))}
      />
      <p className={styles.ends}>
        <span>{first && shortDateText(first.day, locale)}</span>
        <span className={data.totals.today > 0n ? styles.gain : undefined}>
          <Trans>Today {signedText(data.totals.today)}</Trans>
        </span>
      </p>
    </Card>
  )
}
