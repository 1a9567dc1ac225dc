import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { LineFacts } from '#src/screens/console/log/LineFacts.tsx'
import type { LogLine } from '#src/screens/console/log/Log.tsx'
import { LogSheet } from '#src/screens/console/log/LogSheet.tsx'
import { useLineName } from '#src/screens/console/log/useLineName.ts'
import { SeeAll } from '#src/screens/console/parts/SeeAll.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'

/** The newest lines of the log. */
export function LastActs() {
  const { t } = useLingui()
  const lineName = useLineName()
  const [opened, open] = useState<LogLine>()
  const { data, error, mutate } = useCall('operator/log', { limit: 6 })
  return (
    <Section title={<Trans>Done last</Trans>} action={<SeeAll section="log" />}>
      <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={6} />}>
        {({ list }) => (
          <Card look="list">
            {list.length === 0 && <Empty title={t`Nothing was done yet`} />}
            {list.map((line) => (
              <ListRow
                key={line.id}
                title={lineName(line)}
                subtitle={<LineFacts line={line} />}
                chevron
                onClick={() => open(line)}
              />
            ))}
          </Card>
        )}
      </Loaded>
      <LogSheet line={opened} onClose={() => open(undefined)} />
    </Section>
  )
}
