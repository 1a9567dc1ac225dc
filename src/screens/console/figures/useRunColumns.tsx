import { useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Run } from './Audit.tsx'
import { RunResult } from './RunResult.tsx'

const SECOND = 1_000

/** How long an audit took, in seconds; one that is begun counts whole. */
const secondsOf = ({ startedAt, finishedAt }: Run): number =>
  Math.ceil((Date.parse(finishedAt) - Date.parse(startedAt)) / SECOND)

/** An audit as a row of a table. */
export function useRunColumns(): Column<Run>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const seconds = (run: Run) => countText(secondsOf(run))
  return [
    {
      key: 'at',
      head: t`When`,
      cell: ({ startedAt }) => dateTimeText(startedAt, locale),
      look: 'tight',
    },
    { key: 'actor', head: t`Done by`, cell: ({ actor }) => <Actor name={actor} /> },
    { key: 'took', head: t`Took`, cell: (run) => t`${seconds(run)} s`, look: 'figure' },
    { key: 'result', head: t`Result`, cell: (run) => <RunResult of={run} /> },
  ]
}
