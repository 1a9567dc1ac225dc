import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Tiles } from '#src/ui/Tiles.tsx'
import { amountText, countText, exactPowerText, exactText, power } from '#src/words/format.ts'

export type Totals = Result<'product/pledgeData'>['pool']

/** Revenue, orders, computing power. */
export function PoolTiles({ totals }: { totals: Totals }) {
  const perT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  // Of the power of 1 T that its sheet tells: the service's own figure may be of another.
  const computed = perT === undefined ? totals.computingPower : (totals.stakedT * perT) / ONE
  const { value, unit } = power(computed)
  const inputs = {
    staked: `${exactText(totals.stakedT)} T`,
    hashrate: perT === undefined ? perT : exactPowerText(perT),
  }
  return (
    <Tiles
      figures={[
        {
          of: { figure: 'pool.revenue', from: totals },
          label: <Trans>Revenue</Trans>,
          // Of large ones the whole coins: with decimals too the row would be too small to read on a phone.
          value: amountText(totals.revenue, { decimals: totals.revenue < 100_000n * ONE ? 2 : 0 }),
          exact: `${exactText(totals.revenue)} BTCW`,
          unit: 'BTCW',
        },
        {
          of: { figure: 'pool.orders', from: totals },
          label: <Trans>Orders</Trans>,
          value: countText(totals.orders),
          unit: '',
        },
        {
          of: { figure: 'pool.power', from: totals, inputs },
          label: <Trans>Power</Trans>,
          value,
          exact: exactPowerText(computed),
          unit,
        },
      ]}
    />
  )
}
