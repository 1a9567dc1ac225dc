import type { ReactNode } from 'react'
import styles from './Whole.module.css'

/** A day or a moment in a sentence: on one line, if a line has room for it. Chinese is broken anywhere else. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <span className={styles.whole}>{children}</span>
)
