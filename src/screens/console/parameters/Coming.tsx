import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Changed } from '#src/ui/Changed.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { DropSheet } from './DropSheet.tsx'
import styles from './Parameters.module.css'
import { SetBy } from './SetBy.tsx'
import type { Version } from './standing.ts'
import { useSaying } from './useSaying.ts'

/** What is to come, the next first; who may takes it back. */
export function Coming({
  versions,
  named = false,
}: {
  versions: readonly Version[]
  named?: boolean
}) {
  const { t } = useLingui()
  const [asked, ask] = useState<Version>()
  return (
    <Section title={<Trans>Not in force yet</Trans>}>
      {versions.length === 0 && (
        <Card>
          <Empty icon="clock" title={t`Nothing is planned`} />
        </Card>
      )}
      {versions.map((version) => (
        <OneComing key={version.id} of={version} named={named} onAsk={() => ask(version)} />
      ))}
      {asked && <DropSheet of={asked} onClose={() => ask(undefined)} />}
    </Section>
  )
}

type OneComingProps = { of: Version; named: boolean; onAsk: () => void }

function OneComing({ of, named, onAsk }: OneComingProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const say = useSaying([of])
  const may = useMay('operator/dropParameter')
  const moment = momentText(of.effectiveAt, locale)
  const name = say.name(of.name)
  return (
    <Card look="amber">
      <div className={styles.version}>
        <h3>{named ? t`${name}: from ${moment}` : t`From ${moment}`}</h3>
        <Changed changes={say.changes(of.changes)} />
        <SetBy actor={of.actor} at={of.createdAt} reason={of.reason} />
        {may && (
          <Button kind="tag" aria-label={t`Take back what comes on ${moment}`} onClick={onAsk}>
            <Trans>Take back</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}
