import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { parseAmount } from '#shared/money.ts'
import { usePages } from '#src/api/usePages.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { ratioText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { DaysExport } from './DaysExport.tsx'
import { type PaidDay, paidIn } from './day-parts.ts'
import { Going } from './Going.tsx'
import { useFigures } from './useFigures.ts'
import { View } from './View.tsx'

/** What was distributed, day by day. */
export function Days() {
  const { t } = useLingui()
  const locale = useLocale()
  const { change } = useFigures()
  const found = usePages('operator/days', {})
  return (
    <View actions={<DaysExport />} onRefresh={found.refresh}>
      <DataTable
        label={t`Days`}
        found={found}
        keyOf={({ day }: PaidDay) => day}
        columns={useColumns()}
        card={(it: PaidDay) => ({
          title: dateText(it.day, locale),
          subtitle: <Plural value={it.orders} one="# order" other="# orders" />,
          value: <Amount of="desk" value={paidIn(it)} unit="BTCW" />,
          note: it.finishedAt === null ? <Going /> : t`paid`,
        })}
        empty={
          <Empty icon="calendar" title={t`Nothing was distributed yet`}>
            <Trans>
              The first distribution comes at the 00:00 UTC after the first order or revenue.
            </Trans>
          </Empty>
        }
        onOpen={({ day }) => change({ day }, { open: true })}
      />
    </View>
  )
}

/** What a table has no room for: the decimals of T × weight beyond those of an amount. */
const CUT = /(\.\d{18})\d+$/

function useColumns(): Column<PaidDay>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const figure = (key: string, head: string, of: (it: PaidDay) => bigint): Column<PaidDay> => ({
    key,
    head,
    cell: (it) => <Amount of="desk" value={of(it)} />,
    look: 'figure',
  })
  return [
    { key: 'day', head: t`Day`, cell: ({ day }) => dateText(day, locale), look: 'tight' },
    figure('revenue', t`R: in the pool`, ({ revenue }) => revenue),
    {
      key: 'W',
      head: 'W',
      cell: ({ totalWeight }) => (
        <Amount of="desk" value={parseAmount(totalWeight.replace(CUT, '$1'))} />
      ),
      look: 'figure',
    },
    {
      key: 'shares',
      head: t`Shares`,
      cell: ({ shares }) =>
        [shares.staking, shares.community, shares.subsidy].map(ratioText).join(' · '),
      look: 'tight',
    },
    figure('staking', t`Staking`, ({ paidStaking }) => paidStaking),
    figure('community', t`Community`, ({ paidCommunity }) => paidCommunity),
    figure('subsidy', t`Mining subsidy`, ({ paidSubsidy }) => paidSubsidy),
    {
      key: 'carried',
      head: t`Carried over`,
      cell: ({ carriedOver }) =>
        carriedOver === null ? <Going /> : <Amount of="desk" value={carriedOver} />,
      look: 'figure',
    },
    {
      key: 'T',
      head: 'T',
      cell: ({ stakedT, orders }) => (
        <Pair below={<Plural value={orders} one="# order" other="# orders" />}>
          <Amount of="desk" value={stakedT} />
        </Pair>
      ),
      look: 'figure',
    },
  ]
}
