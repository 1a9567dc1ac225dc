import { useLingui } from '@lingui/react/macro'
import { owedIn } from '#shared/owedIn.ts'
import { usePages } from '#src/api/usePages.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateText } from '#src/words/format-time.ts'
import { Coverage } from './Coverage.tsx'
import { SolvencyChart } from './SolvencyChart.tsx'
import { SolvencyExport } from './SolvencyExport.tsx'
import { SolvencyNow } from './SolvencyNow.tsx'
import type { CoinSolvency } from './solvency.ts'
import { View } from './View.tsx'

/** Days that are asked for at once: as many as a chart shows well. */
const DAYS = 60

type Line = CoinSolvency & { day: string }

/** What is owed and what is held, now and on each day. */
export function Solvency() {
  const { t } = useLingui()
  const locale = useLocale()
  const found = usePages('operator/solvency', { limit: DAYS })
  const lines = found.rows.flatMap(({ day, coins }) => coins.map((coin) => ({ day, ...coin })))
  const columns = useColumns(lines.some(({ short }) => short))
  return (
    <View actions={<SolvencyExport />} onRefresh={found.refresh}>
      <Loaded
        data={found.first}
        error={found.error}
        onRetry={found.refresh}
        waiting={<Skeleton height={480} />}
      >
        {({ now, stopped }) => (
          <>
            <SolvencyNow coins={now} stopped={stopped} />
            <SolvencyChart days={found.rows} />
            <DataTable
              label={t`Solvency, day by day`}
              found={{ ...found, rows: lines, beyond: undefined }}
              keyOf={(it: Line) => `${it.day} ${it.coin}`}
              columns={columns}
              card={(it: Line) => ({
                title: <Whole>{dateText(it.day, locale)}</Whole>,
                subtitle: <Coverage of={it} />,
                value: <Amount of="desk" value={it.onChain} unit={it.coin} />,
                note: (
                  <>
                    {t`owed`} <Amount of="desk" value={owedIn(it)} />
                  </>
                ),
              })}
              empty={<Empty title={t`The first day is kept after 00:00 UTC`} />}
            />
          </>
        )}
      </Loaded>
    </View>
  )
}

const SHORT = {
  key: 'short',
  // Of a day that was kept when it was taken off nobody knows it.
  cell: ({ short }: Line) => (short == null ? '–' : <Amount of="desk" value={short} />),
  look: 'figure',
} as const

/** What members are below zero by is told where there is any: it hardly ever is. */
function useColumns(below: boolean): Column<Line>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const figure = (key: string, head: string, of: (it: Line) => bigint): Column<Line> => ({
    key,
    head,
    cell: (it) => <Amount of="desk" value={of(it)} />,
    look: 'figure',
  })
  return [
    {
      key: 'day',
      head: t`Day`,
      cell: ({ day, coin }) => <Pair below={coin}>{dateText(day, locale)}</Pair>,
      look: 'tight',
    },
    { key: 'coverage', head: t`Coverage`, cell: (it) => <Coverage of={it} />, look: 'tight' },
    figure('held', t`Held`, ({ onChain }) => onChain),
    figure('owed', t`Owed`, owedIn),
    figure('members', t`Members’ balances`, ({ members }) => members),
    figure('pool', t`Reward pool`, ({ rewardPool }) => rewardPool),
    figure('activity', t`Activity budget`, ({ activity }) => activity),
    figure('unclaimed', t`Unclaimed`, ({ unclaimed }) => unclaimed),
    ...(below ? [{ ...SHORT, head: t`Below zero, not taken off` }] : []),
    figure('fees', t`Fees`, ({ fees }) => fees),
  ]
}
