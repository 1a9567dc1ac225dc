import type { ReactNode } from 'react'
import styles from './Bottom.module.css'

/** The main action of a screen, as its last part: sticks to the bottom, within reach of the thumb. */
export const Bottom = ({ children }: { children: ReactNode }) => (
  <div className={styles.bottom}>{children}</div>
)
