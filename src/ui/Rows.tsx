import type { ReactNode } from 'react'
import { BareList } from './BareList.tsx'
import { InsteadOfRows } from './InsteadOfRows.tsx'
import { hasMore, isAsking, type List } from './List.ts'
import { type Draw, FarRow, RowItem } from './RowItem.tsx'
import styles from './Rows.module.css'
import { RowsEnd } from './RowsEnd.tsx'
import { SavedAge } from './SavedAge.tsx'
import { useWindow } from './useWindow.ts'

type RowsProps<Row> = {
  list: List<Row>
  keyOf: (row: Row) => string
  /** Instead of rows, where there are none and no more to come. */
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

  const groupAt = (at: number) => {
    const row = rows[at - above]
    return row === undefined ? undefined : (groupOf?.(row) ?? '')
  }
  const places = placesOf(shown)
  // Of those in the page, with the one before and the one after.
  const groups = [shown.first - 1, ...places, shown.last].map(groupAt)
  const size = hasMore(list) ? -1 : count
  return (
    <div data-rows>
      <BareList ref={shown.list} className={styles.rows} aria-busy={isAsking(list)}>
        <li aria-hidden="true" style={{ height: shown.before }} />
        {places.map((at, place) => {
          const row = rows[at - above]
          if (row === undefined) return <FarRow key={`far ${at}`} height={shown.heightOf(at)} />
          const [before, group = '', next] = groups.slice(place, place + 3)
          const begins = before !== group
          return (
            <RowItem
              key={keyOf(row)}
              at={at}
              size={size}
              row={row}
              heading={begins && heading?.(group)}
              begins={begins}
              ends={next !== group}
              draw={children as Draw}
            />
          )
        })}
        <li aria-hidden="true" style={{ height: shown.after }} />
      </BareList>
      <Age of={rows} />
      <RowsEnd list={list} count={count} />
    </div>
  )
}

const placesOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first }, (_, offset) => first + offset)

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
