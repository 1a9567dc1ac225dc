import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { Notice } from './Notice.tsx'
import styles from './Pending.module.css'

/** What stands there while a screen's code is on its way; after 60 s it says so (specification §2). */
export function Pending(): ReactNode {
  const { t } = useLingui()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.pageTimeout)
    return () => clearTimeout(timer)
  }, [])

  if (late) {
    return (
      <Notice
        icon="clock"
        title={<Trans>This takes too long</Trans>}
        action={{ words: <Trans>Try again</Trans>, do: () => location.reload() }}
      >
        <Trans>Check the connection.</Trans>
      </Notice>
    )
  }
  return (
    <main id="main" aria-busy="true" aria-label={t`Loading`} className={styles.pending}>
      <span />
      <span />
      <span />
    </main>
  )
}
