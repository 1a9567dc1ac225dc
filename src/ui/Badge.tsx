import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { cx } from './cx.ts'

export type BadgeKind = 'green' | 'amber' | 'red' | 'blue' | 'plain'

/** A word about what it stands beside. */
export const Badge = ({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) => (
  <span className={cx(styles.badge, styles[kind])}>{children}</span>
)
