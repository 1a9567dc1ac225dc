import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { dayOf } from '#shared/days.ts'
import { usePages } from '#src/api/usePages.ts'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { RecordList } from '#src/ui/RecordList.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { DayHeading } from './DayHeading.tsx'
import { daySums } from './daySums.ts'
import type { Line } from './flow-words.ts'
import { LineFilters } from './LineFilters.tsx'
import { LineRow } from './LineRow.tsx'
import { LineSheet } from './LineSheet.tsx'
import { NoLines } from './NoLines.tsx'
import { useLineFilters } from './useLineFilters.ts'

/** Every change of the member's balances, newest first (specification §3: bill). */
export function Details() {
  const { chosen, body } = useLineFilters()
  const [opened, open] = useState<Line>()
  const lines = usePages('asset/flowRecord', body)
  const [sumUp] = useState(daySums)
  const sumsOf = sumUp({
    ...lines.beyond,
    of: JSON.stringify(body),
    lines: lines.rows,
    hasMore: lines.more !== null,
  })
  const row = useCallback((line: Line) => <LineRow line={line} onClick={() => open(line)} />, [])

  return (
    <Screen
      title={<Trans>Details</Trans>}
      back="/pages/user/index"
      actions={<ExportLink of="history" />}
      onRefresh={lines.refresh}
    >
      <RecordList of="history" list={lines} filters={<LineFilters {...chosen} />}>
        <Rows
          list={lines}
          keyOf={({ id }: Line) => id}
          groupOf={({ createdAt }: Line) => dayOf(createdAt)}
          heading={(day) => <DayHeading day={day} sums={sumsOf(day)} from={lines.rows} />}
          empty={<NoLines filtered={Object.keys(body).length > 0} />}
        >
          {row}
        </Rows>
      </RecordList>
      <LineSheet line={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}
