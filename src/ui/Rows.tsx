import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Failed } from './Failed.tsx'
import styles from './Rows.module.css'
import { RowsEnd } from './RowsEnd.tsx'
import { SavedAge } from './SavedAge.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useWindow } from './useWindow.ts'

export type RowsState = {
  loading: boolean
  /** Why it could not be loaded; the rows that are there stay. */
  error?: unknown
  hasMore: boolean
  onMore: () => unknown
  onRetry: () => unknown
  /** Instead of rows, where there are none. */
  empty: ReactNode
}

type RowsProps<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  state: RowsState
  /** Rows of one group stand on one card, such as those of one day. They must follow each other. */
  groupOf?: (row: Row) => string
  /** Above each group. */
  heading?: (group: string) => ReactNode
  children: (row: Row) => ReactNode
}

/** A list that grows by itself at its end. However long it is, only what is near the screen is in the page. */
export function Rows<Row>({ rows, keyOf, state, groupOf, heading, children }: RowsProps<Row>) {
  const { list, first, last, before, after } = useWindow(rows.length)
  if (!rows.length) {
    return (
      <>
        <NoRows state={state} />
        <div className={styles.age}>
          <SavedAge of={rows} />
        </div>
      </>
    )
  }

  const group = (at: number) => {
    const row = rows[at]
    return row === undefined ? undefined : (groupOf?.(row) ?? '')
  }
  return (
    <div data-rows>
      <ul ref={list} className={styles.rows} aria-busy={state.loading}>
        <li aria-hidden="true" style={{ height: before }} />
        {rows.slice(first, last).map((row, offset) => {
          const at = first + offset
          const begins = group(at - 1) !== group(at)
          const ends = group(at + 1) !== group(at)
          return (
            <li
              key={keyOf(row)}
              data-row={at}
              aria-setsize={state.hasMore ? -1 : rows.length}
              aria-posinset={at + 1}
            >
              {begins && heading?.(group(at) ?? '')}
              <div className={cx(styles.cell, begins && styles.begins, ends && styles.ends)}>
                {children(row)}
              </div>
            </li>
          )
        })}
        <li aria-hidden="true" style={{ height: after }} />
      </ul>
      <div className={styles.age}>
        <SavedAge of={rows} />
      </div>
      <RowsEnd state={state} count={rows.length} />
    </div>
  )
}

function NoRows({ state }: { state: RowsState }) {
  if (state.loading) return <Skeleton rows={4} />
  if (state.error) return <Failed error={state.error} onRetry={state.onRetry} />
  return state.empty
}
