import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { PauseSheet } from './PauseSheet.tsx'
import { PauseStanding } from './PauseStanding.tsx'
import { pauseWords } from './pause-words.ts'

export type Paused = DeskResult<'operator/pauses'>['list'][number]

/** How often it is looked what others have paused meanwhile, milliseconds. */
const EVERY = 60_000

/** What is paused now and why, and what goes on. */
export function Pauses() {
  const { data, error, mutate } = useCall('operator/pauses', {}, { every: EVERY })
  const [asked, ask] = useState<Paused>()
  return (
    <Section title={<Trans>Pauses</Trans>} of={data}>
      <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={3} />}>
        {({ list }) => (
          <Card look="list">
            {list.map((it) => (
              <Row key={it.what} it={it} onAsk={() => ask(it)} />
            ))}
          </Card>
        )}
      </Loaded>
      <PauseSheet of={asked} onClose={() => ask(undefined)} />
    </Section>
  )
}

function Row({ it, onAsk }: { it: Paused; onAsk: () => void }) {
  const { i18n, t } = useLingui()
  const may = useMay('operator/setPause')
  const { name: words, icon } = pauseWords[it.what]
  const name = i18n._(words)
  const stands = it.since !== null
  return (
    <ListRow
      icon={icon}
      tone={stands ? 'red' : 'green'}
      title={name}
      subtitle={<PauseStanding of={it} />}
      value={
        may && (
          <Button
            kind="tag"
            aria-label={stands ? t`Let go on: ${name}` : t`Pause: ${name}`}
            onClick={onAsk}
          >
            {stands ? <Trans>Let go on</Trans> : <Trans>Pause</Trans>}
          </Button>
        )
      }
    />
  )
}
