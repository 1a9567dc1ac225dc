import { Trans } from '@lingui/react/macro'
import styles from './RefNo.module.css'

/** The number of a record. It stays on the line of the word before it, and is broken only where a line is too short for both. */
export const RefNo = ({ no }: { no: string }) => (
  <span className={styles.whole}>
    <Trans>No.&nbsp;{no}</Trans>
  </span>
)
