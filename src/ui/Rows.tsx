import { memo, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Failed } from './Failed.tsx'
import { hasMore, isAsking, type List } from './List.ts'
import styles from './Rows.module.css'
import { RowsEnd } from './RowsEnd.tsx'
import { SavedAge } from './SavedAge.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useWindow } from './useWindow.ts'

type RowsProps<Row> = {
  list: List<Row>
  keyOf: (row: Row) => string
  /** Instead of rows, where there are none. */
  empty: ReactNode
  /** Rows of one group stand on one card, such as those of one day. They must follow each other. */
  groupOf?: (row: Row) => string
  /** Above each group. */
  heading?: (group: string) => ReactNode
  /** A row; one function for as long as it draws the same, or every row is drawn again. */
  children: (row: Row) => ReactNode
}

/** A list that grows by itself at its end. However long it is, only what is near the screen is in the page. */
export function Rows<Row>({ list, keyOf, empty, groupOf, heading, children }: RowsProps<Row>) {
  const { rows, beyond } = list
  const above = beyond?.above ?? 0
  const count = above + rows.length + (beyond?.below ?? 0)
  const shown = useWindow({ rows, count, onLook: beyond?.look })
  if (!count) return <NoRows list={list} empty={empty} />

  const group = (at: number) => {
    const row = rows[at - above]
    return row === undefined ? undefined : (groupOf?.(row) ?? '')
  }
  const size = hasMore(list) ? -1 : count
  return (
    <div data-rows>
      <ul ref={shown.list} className={styles.rows} aria-busy={isAsking(list)}>
        <li aria-hidden="true" style={{ height: shown.before }} />
        {placesOf(shown).map((at) => {
          const row = rows[at - above]
          if (row === undefined) return <Far key={`far ${at}`} height={shown.heightOf(at)} />
          const begins = group(at - 1) !== group(at)
          const ends = group(at + 1) !== group(at)
          return (
            <li key={keyOf(row)} data-row={at} aria-setsize={size} aria-posinset={at + 1}>
              {begins && heading?.(group(at) ?? '')}
              <Cell row={row} begins={begins} ends={ends} draw={children as Draw} />
            </li>
          )
        })}
        <li aria-hidden="true" style={{ height: shown.after }} />
      </ul>
      <Age of={rows} />
      <RowsEnd list={list} count={count} />
    </div>
  )
}

const placesOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first }, (_, offset) => first + offset)

type Draw = (row: unknown) => ReactNode
type CellProps = { row: unknown; begins: boolean; ends: boolean; draw: Draw }

/** Drawn again for another row or another way to draw it alone: scrolling draws what comes into the page. */
const Cell = memo(({ row, begins, ends, draw }: CellProps) => (
  <div className={cx(styles.cell, begins && styles.begins, ends && styles.ends)}>{draw(row)}</div>
))

/** The room of a row that is on its way back. */
const Far = ({ height }: { height: number }) => (
  <li aria-hidden="true" style={{ height }} className={styles.cell} />
)

const Age = ({ of }: { of: readonly unknown[] }) => (
  <div className={styles.age}>
    <SavedAge of={of} />
  </div>
)

function NoRows({ list, empty }: { list: List<unknown>; empty: ReactNode }) {
  return (
    <>
      <InsteadOfRows list={list} empty={empty} />
      <Age of={list.rows} />
    </>
  )
}

function InsteadOfRows({ list, empty }: { list: List<unknown>; empty: ReactNode }) {
  if (isAsking(list)) return <Skeleton rows={4} />
  if (list.error) return <Failed error={list.error} onRetry={list.refresh} />
  return empty
}
