import styles from './Figures.module.css'
import { weightText } from './weight-text.ts'

/** T × weight to its last decimal, in as many lines as it needs. */
export const Weight = ({ exact }: { exact: string }) => (
  <data value={exact} className={styles.exact}>
    {weightText(exact)}
  </data>
)
