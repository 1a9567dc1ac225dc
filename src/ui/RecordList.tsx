import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { hasMore, type List } from './List.ts'
import styles from './RecordList.module.css'
import { type RecordsOf, RecordWays } from './RecordWays.tsx'

type RecordListProps = {
  of: RecordsOf
  /** As the `Rows` have it. */
  list: List<unknown>
  /** What the list can be narrowed to. */
  filters?: ReactNode
  /** The `Rows`. */
  children: ReactNode
}

/** A list of records: on a phone below its filters, on a desk beside them, each record on one line. */
export const RecordList = ({ of, list, filters, children }: RecordListProps) => (
  <div className={cx(styles.records, filters !== undefined && styles.beside)}>
    {filters !== undefined && <div className={styles.filters}>{filters}</div>}
    <div data-desk={filters === undefined ? 'wide' : ''}>
      {children}
      {list.rows.length > 0 && !hasMore(list) && <RecordWays but={of} />}
    </div>
  </div>
)
