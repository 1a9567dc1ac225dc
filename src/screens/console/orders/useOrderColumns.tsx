import { useLingui } from '@lingui/react/macro'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText, timeText } from '#src/words/format-time.ts'
import type { DeskOrder } from './Orders.tsx'

/** An order as a row of a table. */
export function useOrderColumns(): Column<DeskOrder>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    {
      key: 'no',
      head: t`Order`,
      cell: ({ no }) => <span translate="no">{no}</span>,
      look: 'tight',
    },
    {
      key: 'member',
      head: t`Member`,
      cell: ({ member }) => <span translate="no">{member.nickname}</span>,
    },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin, stakedT }) => (
        <Pair below={<Amount of="desk" value={stakedT} unit="T" />}>
          <Amount of="desk" value={amount} unit={coin} />
        </Pair>
      ),
      look: 'figure',
    },
    {
      key: 'term',
      head: t`Term`,
      cell: ({ termDays, endDay }) => {
        const last = endDay && dateText(endDay, locale)
        return <Pair below={last && t`to ${last}`}>{t`${termDays} d`}</Pair>
      },
      look: 'tight',
    },
    {
      key: 'earned',
      head: t`Earned`,
      cell: ({ earned }) => <Amount of="desk" value={earned} unit="BTCW" />,
      look: 'figure',
    },
    {
      key: 'state',
      head: t`State`,
      cell: ({ status }) => <StatusBadge status={status} />,
      look: 'tight',
    },
    {
      key: 'at',
      head: t`When`,
      cell: ({ createdAt }) => (
        <Pair below={timeText(createdAt)}>{dateText(createdAt, locale)}</Pair>
      ),
      look: 'tight',
    },
  ]
}
