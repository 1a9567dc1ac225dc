import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './RecordList.module.css'

type RecordListProps = {
  /** What the list can be narrowed to. */
  filters?: ReactNode
  /** The `Rows`. */
  children: ReactNode
}

/** A list of records: on a phone below its filters, on a desk beside them, each record on one line. */
export const RecordList = ({ filters, children }: RecordListProps) => (
  <div className={cx(styles.records, filters !== undefined && styles.beside)}>
    {filters !== undefined && <div className={styles.filters}>{filters}</div>}
    <div data-desk={filters === undefined ? 'wide' : ''}>{children}</div>
  </div>
)
