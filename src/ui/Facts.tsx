import { Children, type ReactNode } from 'react'
import styles from './Facts.module.css'

/** Facts of one line, a dot between them; what has no room goes to the next line as a whole. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <span className={styles.facts}>
    {Children.map(children, (fact) => fact && <span>{fact}</span>)}
  </span>
)
