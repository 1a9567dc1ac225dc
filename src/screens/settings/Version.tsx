import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { releases } from './changes.ts'
import styles from './Settings.module.css'

/** The version of this app, and on a tap what changed with each one. */
export function Version() {
  const [open, setOpen] = useState(false)
  const version: string = import.meta.env['VITE_VERSION']
  return (
    <div className={styles.version}>
      <Trans>Bitwave Farm, version {version}</Trans>
      <Button kind="text" onClick={() => setOpen(true)}>
        <Trans>What changed</Trans>
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>What changed</Trans>}>
        <Changes />
      </Sheet>
    </div>
  )
}

function Changes() {
  const { i18n } = useLingui()
  return releases.map(({ version, changes }) => (
    <Section key={version} title={<Trans>Version {version}</Trans>}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>{i18n._(change)}</li>
        ))}
      </ul>
    </Section>
  ))
}
