import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText, timeText } from '#src/words/format-time.ts'
import { AuditNow } from './AuditNow.tsx'
import { AuditsExport } from './AuditsExport.tsx'
import { RunResult } from './RunResult.tsx'
import { RunSheet } from './RunSheet.tsx'
import { useRunColumns } from './useRunColumns.tsx'
import { View } from './View.tsx'

export type Run = DeskResult<'operator/audits'>['list'][number]
export type Running = DeskResult<'operator/audit'>

/** How often it is looked whether an audit is under way, milliseconds. */
const EVERY = 5_000

/** Whether the books add up: looked into now, and what was found before. */
export function Audit() {
  const { t } = useLingui()
  const locale = useLocale()
  const newest = useCall('operator/audits', { limit: 1 }, { every: EVERY })
  const found = usePages('operator/audits', {})
  const [opened, open] = useState<Run>()
  const last = newest.data?.list[0]
  const refresh = useEffectEvent(() => void found.refresh())
  // Somebody else's audit, or one whose answer did not come, ends here too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest one tells that there is another
  useEffect(() => refresh(), [last?.id])
  return (
    <View
      actions={<AuditsExport />}
      onRefresh={() => Promise.all([newest.mutate(), found.refresh()])}
    >
      <AuditNow last={last} running={newest.data?.running ?? undefined} onOpen={open} />
      <DataTable
        label={t`Audits`}
        found={found}
        keyOf={({ id }: Run) => id}
        columns={useRunColumns()}
        card={(run: Run) => ({
          title: dateText(run.startedAt, locale),
          subtitle: (
            <Facts>
              {timeText(run.startedAt)}
              <Actor name={run.actor} />
            </Facts>
          ),
          value: <RunResult of={run} />,
        })}
        empty={
          <Empty title={t`The books were not audited yet`}>
            <Trans>The button above does it.</Trans>
          </Empty>
        }
        onOpen={open}
      />
      <RunSheet run={opened} onClose={() => open(undefined)} />
    </View>
  )
}
