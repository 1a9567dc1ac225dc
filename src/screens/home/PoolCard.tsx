import { Trans, useLingui } from '@lingui/react/macro'
import type { SWRResponse } from 'swr'
import type { Result } from '#shared/api/index.ts'
import { Card } from '#src/ui/Card.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { LineChart } from '#src/ui/LineChart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { shortDateText } from '#src/words/format-time.ts'
import styles from './PoolCard.module.css'
import { PoolTiles, type Totals } from './PoolTiles.tsx'
import { Reserves } from './Reserves.tsx'

type History = Result<'product/pledgeData'>['history']

/** As tall as the card is at least, whatever its figures are. */
const ROOM = 299

type PoolCardProps = {
  totals: Totals | undefined
  history: History | undefined
  error: Error | undefined
  onRetry: () => void
  reserves: Pick<SWRResponse<Result<'home/solvency'>, Error>, 'data' | 'error' | 'mutate'>
}

/** What the whole pool holds and has earned (specification §1), and whether it can pay it. */
export function PoolCard({ totals, history, error, onRetry, reserves }: PoolCardProps) {
  const { t } = useLingui()
  const room = <Skeleton height={ROOM} />
  if (!totals && error) return <Failed error={error} onRetry={onRetry} room={room} />
  if (!totals) return room
  return (
    <Card look="glow" of={totals} className={styles.pool} aria-label={t`The pool`}>
      <Figure
        of={{ figure: 'pool.staked', from: totals }}
        label={<Trans>Staked in the pool</Trans>}
        value={totals.stakedT}
        unit="T"
      />
      <History history={history} />
      <PoolTiles totals={totals} />
      <Reserves data={reserves.data} error={reserves.error} mutate={reserves.mutate} />
    </Card>
  )
}

/** A line needs two days; before that there is nothing to draw, and nothing is made up. */
function History({ history }: { history: History | undefined }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (!history) return <div className={styles.chart} />
  if (history.length === 0) {
    return (
      <p className={styles.noPoints}>
        <Trans>The first point appears at 00:00 UTC</Trans>
      </p>
    )
  }
  return (
    <div className={styles.chart}>
      <LineChart
        of={{ figure: 'pool.stakedByDay', from: history }}
        label={t`Staked in the pool, the last 90 days`}
        unit="T"
        points={history.map(({ day, stakedT }) => ({
          label: shortDateText(day, locale),
          value: stakedT,
        }))}
      />
    </div>
  )
}
