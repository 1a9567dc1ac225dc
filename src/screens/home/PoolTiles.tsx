import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Figure } from '#src/ui/Figure.tsx'
import { amountText, countText, exactText, power, powerText } from '#src/words/format.ts'
import styles from './PoolCard.module.css'

export type Totals = Result<'product/pledgeData'>['pool']

/** Revenue, orders, computing power. */
export function PoolTiles({ totals }: { totals: Totals }) {
  const { value, unit } = power(totals.computingPower)
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  const inputs = {
    staked: `${exactText(totals.stakedT)} T`,
    hashrate: hashratePerT === undefined ? '–' : powerText(hashratePerT),
  }
  return (
    <div className={styles.tiles}>
      <div className={styles.tile}>
        <Figure
          of={{ figure: 'pool.revenue', from: totals }}
          label={<Trans>Revenue</Trans>}
          value={amountText(totals.revenue, { decimals: 2 })}
          exact={`${exactText(totals.revenue)} BTCW`}
          unit="BTCW"
        />
      </div>
      <div className={styles.tile}>
        <Figure
          of={{ figure: 'pool.orders', from: totals }}
          label={<Trans>Orders</Trans>}
          value={countText(totals.orders)}
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
