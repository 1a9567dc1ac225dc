import { useLingui } from '@lingui/react/macro'
import { COINS } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import { owedIn } from '#shared/owedIn.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'
import type { CoinSolvency } from './solvency.ts'

/** Each day with the figures of both coins side by side. */
export function SolvencyExport() {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/solvency"
      body={{}}
      name="solvency"
      head={[
        t`Day`,
        ...COINS.flatMap((coin) =>
          [
            t`Read at`,
            t`Block`,
            t`Held`,
            t`Owed`,
            t`Members’ balances`,
            t`Reward pool`,
            t`Activity budget`,
            t`Unclaimed`,
            t`Fees`,
            t`Below zero, not taken off`,
            t`Coverage`,
          ].map((word) => `${coin} ${word}`),
        ),
      ]}
      line={({ day, coins }) => [
        day,
        ...COINS.flatMap((coin) => cells(coins.find((it) => it.coin === coin))),
      ]}
    />
  )
}

const WIDTH = 11

function cells(it: CoinSolvency | undefined): string[] {
  if (!it) return new Array<string>(WIDTH).fill('')
  const amounts = [it.onChain, owedIn(it), it.members, it.rewardPool, it.activity]
  return [
    it.asOf,
    String(it.block),
    ...[...amounts, it.unclaimed, it.fees].map(formatAmount),
    // Of a day that was kept when it was taken off nobody knows it.
    it.short == null ? '' : formatAmount(it.short),
    it.coverage ?? '',
  ]
}
