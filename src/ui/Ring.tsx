import { cx } from './cx.ts'
import styles from './Ring.module.css'

type RingProps = {
  /** 0 to 1; a drawing, so a float does. */
  share: number
  /** What is measured. */
  label: string
  look?: 'green' | 'amber'
}

const RADIUS = 18
const ROUND = 2 * Math.PI * RADIUS

/** How far something is. */
export function Ring({ share, label, look = 'green' }: RingProps) {
  const part = Math.min(1, Math.max(0, share))
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(part * 100)}
      className={styles.ring}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={RADIUS} className={styles.track} />
        {part > 0 && (
          <circle
            cx="22"
            cy="22"
            r={RADIUS}
            className={cx(styles.part, styles[look])}
            strokeDasharray={`${part * ROUND} ${ROUND}`}
          />
        )}
      </svg>
    </span>
  )
}
