import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import { PauseSheet } from './PauseSheet.tsx'
import { pauseWords } from './pause-words.ts'

export type Paused = DeskResult<'operator/pauses'>['list'][number]

/** What is paused now and why, and what goes on. */
export function Pauses() {
  const { data, error, mutate } = useCall('operator/pauses', {})
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
      subtitle={<Standing it={it} />}
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

function Standing({ it: { since, by, reason } }: { it: Paused }) {
  const locale = useLocale()
  if (since === null) {
    return (
      <Badge kind="green">
        <Trans>Goes on</Trans>
      </Badge>
    )
  }
  return (
    <>
      <Badge kind="red">
        <Trans>Paused</Trans>
      </Badge>{' '}
      <Trans>
        Since <Whole>{dateTimeText(since, locale)}</Whole>, by <Actor name={by ?? ''} />
      </Trans>
      {reason && (
        <>
          <br />
          <span lang="en">{reason.en}</span>
          <br />
          <span lang="zh-Hant">{reason.zh}</span>
        </>
      )}
    </>
  )
}
