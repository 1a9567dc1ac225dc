import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { NoOrderNumber } from '#src/screens/console/parts/NoNumber.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { ratioText } from '#src/words/format.ts'
import type { DayLine, WholeDay } from './day-parts.ts'
import { linesBody } from './figures-search.ts'
import { flowName } from './flowName.ts'
import { LineSheet } from './LineSheet.tsx'
import { LinesExport } from './LinesExport.tsx'
import { useFigures } from './useFigures.ts'

/** Each line of a day: which order brought how much to whom. */
export function DayLines({ day }: { day: WholeDay }) {
  const { i18n, t } = useLingui()
  const { search } = useFigures()
  const body = linesBody({ ...search, day: day.day })
  const found = usePages('operator/dayLines', body)
  const [opened, open] = useState<DayLine>()
  return (
    <Section
      title={<Trans>Lines</Trans>}
      action={body && <LinesExport body={body} unfinished={day.finishedAt === null} />}
    >
      <Filters />
      <DataTable
        label={t`Lines`}
        found={found}
        keyOf={({ id }: DayLine) => id}
        columns={useColumns()}
        card={(it: DayLine) => ({
          title: <span translate="no">{it.member.nickname}</span>,
          subtitle: (
            <Facts>
              {flowName(it.type, (words) => i18n._(words))}
              <span translate="no">{it.orderNo}</span>
            </Facts>
          ),
          value: <Amount of="desk" value={it.amount} />,
          note: it.ratio === null ? undefined : ratioText(it.ratio),
        })}
        empty={body ? <Empty icon="search" title={t`No lines of this kind`} /> : <NoOrderNumber />}
        onOpen={open}
      />
      <LineSheet day={day} line={opened} onClose={() => open(undefined)} />
    </Section>
  )
}

function Filters() {
  const { t } = useLingui()
  const { search, change } = useFigures()
  const member = useKeywords(search.member, (it) => change({ member: it || undefined }))
  const order = useKeywords(search.order, (it) => change({ order: it || undefined }))
  return (
    <FilterBar>
      <SearchField state={member} label={t`Member`} placeholder={t`Member: UID`} />
      {search.member === undefined && (
        <SearchField state={order} label={t`Order`} placeholder={t`Order: number`} />
      )}
    </FilterBar>
  )
}

function useColumns(): Column<DayLine>[] {
  const { i18n, t } = useLingui()
  return [
    {
      key: 'member',
      head: t`Member`,
      cell: ({ member }) => <span translate="no">{member.nickname}</span>,
    },
    {
      key: 'kind',
      head: t`Kind`,
      cell: ({ type }) => flowName(type, (words) => i18n._(words)),
    },
    {
      key: 'order',
      head: t`Order`,
      cell: ({ orderNo }) => <span translate="no">{orderNo}</span>,
      look: 'tight',
    },
    {
      key: 'of',
      head: t`Whose order`,
      cell: ({ source, member }) => <span translate="no">{(source ?? member).nickname}</span>,
    },
    { key: 'T', head: 'T', cell: (it) => <Amount of="desk" value={it.stakedT} />, look: 'figure' },
    {
      key: 'ratio',
      head: t`Ratio`,
      cell: ({ ratio }) => (ratio === null ? '–' : ratioText(ratio)),
      look: 'figure',
    },
    {
      key: 'amount',
      head: t`Amount`,
      cell: (it) => <Amount of="desk" value={it.amount} />,
      look: 'figure',
    },
  ]
}
