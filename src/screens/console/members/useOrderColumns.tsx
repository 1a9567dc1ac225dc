import { useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'

type Order = Result<'product/order'>['list'][number]

/** A staking order as a row of a table. */
export function useOrderColumns(): Column<Order>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'no', head: t`Order`, cell: ({ no }) => <span translate="no">{no}</span> },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin }) => <Amount of="desk" value={amount} unit={coin} />,
      look: 'figure',
    },
    {
      key: 'earned',
      head: t`Earned`,
      cell: ({ earned }) => <Amount of="desk" value={earned} unit="BTCW" />,
      look: 'figure',
    },
    { key: 'term', head: t`Term`, cell: ({ termDays }) => t`${termDays} d`, look: 'figure' },
    {
      key: 'ends',
      head: t`Ends`,
      cell: ({ endsAt }) => (endsAt ? dateText(endsAt, locale) : '–'),
      look: 'tight',
    },
    { key: 'status', head: t`State`, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'at',
      head: t`When`,
      cell: ({ createdAt }) => dateTimeText(createdAt, locale),
      look: 'tight',
    },
  ]
}

/** The same on a phone. */
export const orderCard = (it: Order): RowParts => ({
  title: <Amount of="desk" value={it.amount} unit={it.coin} />,
  subtitle: <RelativeTime at={it.createdAt} />,
  value: <StatusBadge status={it.status} />,
})
