import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './Change.module.css'

/** Before and after; the same said once. */
export function Change({ from, to }: { from: ReactNode; to: ReactNode }) {
  if (from === to) return to
  return (
    <>
      <s className={styles.before}>{from}</s> <span aria-hidden="true">→</span>
      <span className="visuallyHidden">
        {' '}
        <Trans>becomes</Trans>{' '}
      </span>{' '}
      <b className={styles.after}>{to}</b>
    </>
  )
}
