import { Plural } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { countText } from '#src/words/format.ts'
import styles from './OrderCount.module.css'

const counts = {
  success: { figure: 'orders.active', of: 'active' },
  review: { figure: 'orders.review', of: 'review' },
  end: { figure: 'orders.ended', of: 'ended' },
} as const

type OrderCountProps = {
  tab: keyof typeof counts
  totals: Result<'product/pledgeData'>['totals']
}

/** How many orders a tab holds: a tab is a choice, and what is counted in it says here where it comes from. */
export function OrderCount({ tab, totals }: OrderCountProps) {
  const { figure, of } = counts[tab]
  const count = totals[of]
  const shown = countText(count)
  if (count === 0) return null
  return (
    <p className={styles.count}>
      <SourceButton of={{ figure, from: totals }} exact={shown}>
        <Plural value={count} one={`${shown} order`} other={`${shown} orders`} />
      </SourceButton>
    </p>
  )
}
