import type { ReactNode } from 'react'
import styles from './FilterBar.module.css'

/** Filters above a table: chips and searches, under each other on a phone and in a row on a desk. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)
