import { Trans, useLingui } from '@lingui/react/macro'
import { differences } from '#shared/differences.ts'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Changed } from '#src/ui/Changed.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import styles from './Parameters.module.css'
import { SetBy } from './SetBy.tsx'
import { type Standing, takenBack } from './standing.ts'
import { useSaying } from './useSaying.ts'

type MeanwhileProps = { from: Standing; to: Standing; onGoOn: () => void }

/** Somebody set or took back a version while this one was typed, or one came: what became another, and the way to go on. */
export function Meanwhile({ from, to, onGoOn }: MeanwhileProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const say = useSaying([...from.coming, ...to.coming])
  const changes = differences(to.name, from.value, to.value)
  const more = to.coming.filter(({ id }) => from.coming.every((it) => it.id !== id))
  return (
    <Card look="amber">
      <div className={styles.version} role="status">
        <h2>{t`It was changed meanwhile`}</h2>
        {changes.length > 0 && <Changed changes={say.changes(changes)} />}
        {to.since !== null && changes.length > 0 && (
          <SetBy at={to.since} actor={to.actor ?? ''} reason={to.reason ?? ''} />
        )}
        {more.map((it) => (
          <div key={it.id} className={styles.version}>
            <h3>{t`To come on ${momentText(it.effectiveAt, locale)}`}</h3>
            <Changed changes={say.changes(it.changes)} />
          </div>
        ))}
        {takenBack(from, to).map((it) => (
          <div key={it.id} className={styles.version}>
            <h3>{t`Taken back: it does not come on ${momentText(it.effectiveAt, locale)}`}</h3>
            <Changed changes={say.changes(it.changes)} />
          </div>
        ))}
        <p>
          <Trans>
            What you typed is kept, and counts over this. What you did not touch stays as it is now.
          </Trans>
        </p>
        <Button kind="plain" onClick={onGoOn}>
          <Trans>Go on from what stands now</Trans>
        </Button>
      </div>
    </Card>
  )
}
