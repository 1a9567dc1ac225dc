import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Health } from './signsOf.ts'

const MEGABYTE = 1_000_000
const MINUTE = 60
const HOUR = 60 * MINUTE

/** What is neither good nor bad, but worth knowing. */
export function Figures({ health }: { health: Health }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { service, arrivals, follower, behind, databaseBytes } = health
  const seconds = countText(behind?.seconds ?? 0)
  return (
    <Section title={<Trans>Figures</Trans>} of={health}>
      <Card>
        <KeyValue
          rows={[
            { term: t`Release`, children: service ? service.version : '–' },
            {
              term: t`Running for`,
              children: service ? <Running seconds={service.seconds} /> : '–',
            },
            { term: t`Payments seen and not settled yet`, children: countText(arrivals) },
            {
              term: t`Follower looked last`,
              children: follower.syncedAt ? dateTimeText(follower.syncedAt, locale) : '–',
            },
            {
              term: t`Behind, in the chain’s time`,
              children: behind?.seconds == null ? '–' : t`${seconds} s`,
            },
            {
              term: t`Database`,
              children: `${countText(Math.round(databaseBytes / MEGABYTE))} MB`,
            },
          ]}
        />
      </Card>
    </Section>
  )
}

/** Below an hour in minutes: whoever has started it anew looks whether it runs. */
function Running({ seconds }: { seconds: number }) {
  const { t } = useLingui()
  const [hours, minutes] = [HOUR, MINUTE].map((unit) => countText(Math.floor(seconds / unit)))
  return seconds < HOUR ? t`${minutes} min` : t`${hours} h`
}
