import { useLingui } from '@lingui/react/macro'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** Pixels of a 16 px root; the size of what comes. */
  height?: number
  /** A card of so many rows. */
  rows?: number
}

/** The place of what comes. Seen only after 200 ms (specification §2), though its room is taken at once. */
export function Skeleton({ height = 120, rows }: SkeletonProps) {
  const { t } = useLingui()
  if (!rows) {
    return (
      <div
        role="status"
        aria-label={t`Loading`}
        data-state="loading"
        className={styles.block}
        style={{ height: `${height / 16}rem` }}
      />
    )
  }
  return (
    <div role="status" aria-label={t`Loading`} data-state="loading" className={styles.card}>
      {Array.from({ length: rows }, (_, at) => (
        // Rows of nothing have no other name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={styles.row}>
          <span className={styles.round} />
          <span className={styles.lines}>
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  )
}
