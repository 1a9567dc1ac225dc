import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Diff } from '#src/screens/console/parts/Diff.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import styles from './Content.module.css'
import { differing } from './texts.ts'
import { usePartWords } from './usePartWords.ts'
import type { Writing } from './useWriting.ts'

/** What somebody else has written over what was looked at here: nothing typed is lost, and nothing of theirs unseen. */
export function Meanwhile({ writing: { fields, theirs, keepMine, take } }: { writing: Writing }) {
  const { t } = useLingui()
  const named = usePartWords()
  const head = useRef<HTMLDivElement>(null)
  const changed = theirs !== undefined
  useEffect(() => {
    // Whoever is typing is not torn away from it.
    if (changed && !document.activeElement?.matches('input, textarea'))
      head.current?.scrollIntoView({ block: 'center' })
  }, [changed])
  if (!theirs) return null
  const { before, after } = differing(fields, theirs.fields)
  return (
    <Card look="amber">
      <div ref={head} role="alert" className={styles.alarm}>
        <h2>
          <Trans>Somebody else has changed this meanwhile</Trans>
        </h2>
        <p>
          <Trans>
            Nothing that you typed is lost, and nothing is written over. − is yours, + is what
            stands there now.
          </Trans>
        </p>
      </div>
      <Diff before={named(before, t`A picture`)} after={named(after, t`Another picture`)} />
      <div className={styles.acts}>
        <Button kind="plain" onClick={keepMine}>
          <Trans>Go on with mine</Trans>
        </Button>
        <Button kind="plain" onClick={take}>
          <Trans>Take theirs, give mine up</Trans>
        </Button>
      </div>
    </Card>
  )
}
