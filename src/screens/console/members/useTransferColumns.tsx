import { useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { Name } from './Name.tsx'

type Path = 'asset/transferTo' | 'asset/transferFrom'
type Transfer = Result<Path>['list'][number]

/** The other side of a transfer, from the member's. */
const partnerOf = ({ payer, payee }: Transfer, path: Path) =>
  path === 'asset/transferTo' ? payee : payer

/** A transfer as a row of a table. */
export function useTransferColumns(path: Path): Column<Transfer>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    {
      key: 'who',
      head: path === 'asset/transferTo' ? t`Payee` : t`Payer`,
      cell: (it) => <Name of={partnerOf(it, path)} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin }) => <Amount of="desk" value={amount} unit={coin} />,
      look: 'figure',
    },
    {
      key: 'fee',
      head: t`Fee`,
      cell: ({ fee, coin }) => <Amount of="desk" value={fee} unit={coin} />,
      look: 'figure',
    },
    { key: 'note', head: t`Note`, cell: ({ note }) => note ?? '–' },
    { key: 'no', head: t`Number`, cell: ({ no }) => <span translate="no">{no}</span> },
    {
      key: 'at',
      head: t`When`,
      cell: ({ createdAt }) => dateTimeText(createdAt, locale),
      look: 'tight',
    },
  ]
}

/** The same on a phone. */
export const transferCardOf =
  (path: Path) =>
  (it: Transfer): RowParts => ({
    title: <span translate="no">{partnerOf(it, path).nickname}</span>,
    subtitle: <RelativeTime at={it.createdAt} />,
    value: <Amount of="desk" value={it.amount} unit={it.coin} />,
  })
