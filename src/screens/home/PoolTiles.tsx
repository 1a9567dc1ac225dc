import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Result } from '#shared/api/index.ts'
import { Figure } from '#src/ui/Figure.tsx'
import { amountText, countText, exactText, power } from '#src/words/format.ts'
import styles from './PoolCard.module.css'

export type Totals = Result<'product/pledgeData'>['pool']

/** Revenue, orders, computing power. Revenue leads to the days that make it up, so it is text, not a second button. */
export function PoolTiles({ totals }: { totals: Totals }) {
  const { value, unit } = power(totals.computingPower)
  return (
    <div className={styles.tiles}>
      <Link
        to="/pages/list/index"
        className={styles.tile}
        title={`${exactText(totals.revenue)} BTCW`}
      >
        <Figure
          label={<Trans>Revenue</Trans>}
          value={amountText(totals.revenue, { decimals: 2 })}
          unit="BTCW"
        />
      </Link>
      <div className={styles.tile}>
        <Figure label={<Trans>Orders</Trans>} value={countText(totals.orders)} unit="" />
      </div>
      <div className={styles.tile}>
        <Figure label={<Trans>Power</Trans>} value={value} unit={unit} />
      </div>
    </div>
  )
}
