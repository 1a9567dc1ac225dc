import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Figure } from '#src/ui/Figure.tsx'
import { amountText, countText, exactText, power, powerText } from '#src/words/format.ts'
import styles from './PoolCard.module.css'

export type Totals = Result<'product/pledgeData'>['pool']

const MILLION = 1_000_000n * ONE

/** In characters; by them all three have one size. */
type Lengths = CSSProperties & { '--digits': number; '--orders': number }

/** Revenue, orders, computing power. */
export function PoolTiles({ totals }: { totals: Totals }) {
  const { value, unit } = power(totals.computingPower)
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  const inputs = {
    staked: `${exactText(totals.stakedT)} T`,
    hashrate: hashratePerT === undefined ? '–' : powerText(hashratePerT),
  }
  // Of millions the whole coins: with decimals too the row would be too small to read on a phone.
  const decimals = totals.revenue < MILLION ? 2 : 0
  const revenue = amountText(totals.revenue, { decimals })
  const orders = countText(totals.orders)
  const lengths: Lengths = {
    '--digits': revenue.length + value.length,
    '--orders': orders.length,
  }
  return (
    <div className={styles.tiles} style={lengths}>
      <div className={styles.tile}>
        <Figure
          of={{ figure: 'pool.revenue', from: totals }}
          label={<Trans>Revenue</Trans>}
          value={revenue}
          exact={`${exactText(totals.revenue)} BTCW`}
          unit="BTCW"
        />
      </div>
      <div className={styles.tile}>
        <Figure
          of={{ figure: 'pool.orders', from: totals }}
          label={<Trans>Orders</Trans>}
          value={orders}
          unit=""
        />
      </div>
      <div className={styles.tile}>
        <Figure
          of={{ figure: 'pool.power', from: totals, inputs }}
          label={<Trans>Power</Trans>}
          value={value}
          unit={unit}
        />
      </div>
    </div>
  )
}
