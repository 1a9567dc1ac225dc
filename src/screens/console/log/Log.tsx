import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Subject } from '#src/screens/console/parts/Subject.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText, timeText } from '#src/words/format-time.ts'
import { CheckLog } from './CheckLog.tsx'
import { LineFacts } from './LineFacts.tsx'
import { LogExport } from './LogExport.tsx'
import { LogFilters, useLogFilters } from './LogFilters.tsx'
import { LogSheet } from './LogSheet.tsx'
import { useLineName } from './useLineName.ts'

export type LogLine = DeskResult<'operator/log'>['list'][number]

/** Everything that was done at the desk, newest first. */
export function Log() {
  const { t } = useLingui()
  const filters = useLogFilters()
  const found = usePages('operator/log', filters.body)
  const [opened, open] = useState<LogLine>()
  const lineName = useLineName()
  return (
    <Screen
      title={<Trans>Log</Trans>}
      actions={<LogExport body={filters.body} />}
      onRefresh={found.refresh}
    >
      <CheckLog />
      <LogFilters {...filters} />
      <DataTable
        label={t`Log`}
        found={found}
        keyOf={(line: LogLine) => line.id}
        columns={useColumns()}
        card={(line: LogLine) => ({
          title: lineName(line),
          subtitle: <LineFacts line={line} />,
        })}
        empty={<NoLines filtered={filters.any} />}
        onOpen={open}
      />
      <LogSheet line={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}

function useColumns(): Column<LogLine>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const lineName = useLineName()
  return [
    { key: 'act', head: t`Act`, cell: lineName },
    {
      key: 'subject',
      head: t`Done to`,
      cell: ({ subject, subjectName }) => <Subject name={subject} nickname={subjectName} />,
    },
    {
      key: 'actor',
      head: t`Done by`,
      cell: ({ actor, actorName }) => <Actor name={actor} nickname={actorName} />,
    },
    { key: 'reason', head: t`Reason`, cell: ({ reason }) => reason ?? '–' },
    {
      key: 'at',
      head: t`When`,
      cell: ({ at }) => <Pair below={timeText(at)}>{dateText(at, locale)}</Pair>,
      look: 'tight',
    },
  ]
}

function NoLines({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  if (filtered) {
    return (
      <Empty icon="search" title={t`Nothing of this kind in the log`}>
        <Trans>Change the filters above.</Trans>
      </Empty>
    )
  }
  return (
    <Empty title={t`Nothing was done yet`}>
      <Trans>Every act of the desk leaves a line here that nobody can change.</Trans>
    </Empty>
  )
}
