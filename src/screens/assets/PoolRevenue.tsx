import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { PoolDayRow } from './PoolDayRow.tsx'
import { PoolDaySheet } from './PoolDaySheet.tsx'
import { RevenueCard } from './RevenueCard.tsx'

/** What the pool has earned, and what became of it day by day (decisions §4). */
export function PoolRevenue() {
  const { t } = useLingui()
  const [opened, open] = useState<string>()
  const parameters = useCall('home/parameters', {})
  const days = usePages('asset/miningFlowRecord', {})
  const at = days.rows.findIndex(({ day }) => day === opened)

  return (
    <Screen
      title={<Trans>Total revenue of mining pool</Trans>}
      back="/pages/home/index"
      actions={<ExportLink of="pool" />}
      onRefresh={() => Promise.all([parameters.mutate(), days.refresh()])}
    >
      <Columns>
        <Stack>
          <RevenueCard
            totals={parameters.data?.parameters.poolTotals}
            error={parameters.error}
            onRetry={() => parameters.mutate()}
            days={days.first || days.rows.length > 0 ? days.rows : days.error && null}
          />
        </Stack>
        <Stack>
          <Section title={<Trans>By day</Trans>}>
            <Rows
              // The chart is of the newest, so that all of them are held.
              list={{ ...days, beyond: undefined }}
              keyOf={({ day }) => day}
              empty={
                <Empty icon="pick" title={t`No day has been shared out yet`}>
                  <Trans>The first row appears at 00:00 UTC.</Trans>
                </Empty>
              }
            >
              {(day) => <PoolDayRow day={day} onClick={() => open(day.day)} />}
            </Rows>
          </Section>
        </Stack>
      </Columns>
      <PoolDaySheet
        day={days.rows[at]}
        before={days.rows[at + 1]}
        isFirst={at === days.rows.length - 1 && days.more === null}
        onClose={() => open(undefined)}
      />
    </Screen>
  )
}
