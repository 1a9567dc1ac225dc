import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formatAmount, Ratio } from '#shared/money.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

/** Every day with R, W, the shares, what was paid and what was carried over. */
export function DaysExport() {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/days"
      body={{}}
      name="days"
      head={[
        t`Day`,
        'R BTCW',
        'W',
        t`Share of staking`,
        t`Share of community`,
        t`Share of mining subsidy`,
        t`Paid for staking`,
        t`Paid to community`,
        t`Paid as mining subsidy`,
        t`Carried over`,
        t`Orders`,
        'T',
        t`Begun`,
        t`Finished`,
      ]}
      line={({ shares, ...it }) => [
        it.day,
        formatAmount(it.revenue),
        it.totalWeight,
        ...[shares.staking, shares.community, shares.subsidy].map((share) =>
          z.encode(Ratio, share),
        ),
        ...[it.paidStaking, it.paidCommunity, it.paidSubsidy].map(formatAmount),
        it.carriedOver === null ? '' : formatAmount(it.carriedOver),
        String(it.orders),
        formatAmount(it.stakedT),
        it.startedAt,
        it.finishedAt ?? '',
      ]}
    />
  )
}
