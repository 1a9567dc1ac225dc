import { useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { feeCameBack, standingOf } from '#src/words/withdrawal-standing.ts'

type Withdrawal = Result<'asset/cashRecord'>['list'][number]

/** A withdrawal, as the member sees it, as a row of a table. */
export function useCashColumns(): Column<Withdrawal>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'no', head: t`Withdrawal`, cell: ({ no }) => <span translate="no">{no}</span> },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin }) => <Amount of="desk" value={amount} unit={coin} />,
      look: 'figure',
    },
    {
      key: 'fee',
      head: t`Miner fee`,
      cell: ({ fee, feeCoin, why }) =>
        feeCameBack(why) ? (
          t({ message: 'Returned', context: 'withdrawal' })
        ) : (
          <Amount of="desk" value={fee} unit={feeCoin} />
        ),
      look: 'figure',
    },
    { key: 'to', head: t`To address`, cell: ({ address }) => <Address value={address} /> },
    { key: 'status', head: t`State`, cell: (it) => <StatusBadge status={standingOf(it)} /> },
    { key: 'why', head: t`Reason`, cell: ({ reason }) => reason ?? '–' },
    {
      key: 'at',
      head: t`When`,
      cell: ({ createdAt }) => dateTimeText(createdAt, locale),
      look: 'tight',
    },
  ]
}

/** The same on a phone. */
export const cashCard = (it: Withdrawal): RowParts => ({
  title: <Amount of="desk" value={it.amount} unit={it.coin} />,
  subtitle: <Address value={it.address} />,
  value: <StatusBadge status={standingOf(it)} />,
})
