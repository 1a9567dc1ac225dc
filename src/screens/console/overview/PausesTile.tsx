import { Trans, useLingui } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { PauseStanding } from '#src/screens/console/health/PauseStanding.tsx'
import { pauseWords } from '#src/screens/console/health/pause-words.ts'
import { Card } from '#src/ui/Card.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** How often it is looked whether something is paused, milliseconds. */
const EVERY = 60_000

/** What is paused now; each line leads to where it is let go on. Nothing is shown while all goes on; that it cannot be told is. */
export function PausesTile() {
  const { i18n } = useLingui()
  const { data, error, mutate } = useCall('operator/pauses', {}, { every: EVERY })
  const paused = data?.list.filter(({ since }) => since !== null) ?? []
  if (paused.length === 0 && (data || !error)) return null
  return (
    <Section title={<Trans>Pauses</Trans>}>
      <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={1} />}>
        {() => (
          <Card look="list">
            {paused.map((it) => (
              <RowLink
                key={it.what}
                to="/pages/console/$"
                params={{ _splat: 'health' }}
                icon={pauseWords[it.what].icon}
                tone="red"
                title={i18n._(pauseWords[it.what].name)}
                subtitle={<PauseStanding of={it} />}
                chevron
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
