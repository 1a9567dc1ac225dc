import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Two stacks: one under the other on a phone, side by side from 900 px. Give it two children. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
)

/** One stack of `Columns`, or parts that keep together anywhere. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
)
