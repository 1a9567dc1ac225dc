import type { ReactNode } from 'react'
import styles from './Pair.module.css'

/** Two things that belong together in one cell, the second small and below, where there is one. */
export const Pair = ({ below, children }: { below: ReactNode; children: ReactNode }) => (
  <span className={styles.pair}>
    {children}
    {below && <small>{below}</small>}
  </span>
)
