import type { Result } from '#shared/api/index.ts'
import { cx } from '#src/ui/cx.ts'
import styles from './AboveOrders.module.css'
import { Maturities } from './Maturities.tsx'
import { OrderCount } from './OrderCount.tsx'

type AboveOrdersProps = {
  tab: 'success' | 'review' | 'end' | 'fail'
  totals: Result<'product/pledgeData'>['totals'] | undefined
}

/** What can be done with the orders of a tab, and how many they are. */
export const AboveOrders = ({ tab, totals }: AboveOrdersProps) => (
  <div className={cx(styles.above, tab === 'success' && !totals?.active && styles.room)}>
    {tab === 'success' && <Maturities count={totals?.active} />}
    {totals && tab !== 'fail' && <OrderCount tab={tab} totals={totals} />}
  </div>
)
