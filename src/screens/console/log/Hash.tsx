import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import styles from './Hash.module.css'

/** A hash of the log, whole and to copy. */
export function Hash({ label, value }: { label: string; value: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.hash}>
      <div>
        <p className={styles.label}>{label}</p>
        <code translate="no">{value}</code>
      </div>
      <CopyButton text={value} label={t`Copy the hash`} />
    </div>
  )
}
