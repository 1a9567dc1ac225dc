import { type ReactNode, useRef } from 'react'
import { cx } from '#src/ui/cx.ts'
import { InsteadOfRows } from '#src/ui/InsteadOfRows.tsx'
import { isAsking, type List } from '#src/ui/List.ts'
import { ListRow, type RowParts } from '#src/ui/ListRow.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { RowsEnd } from '#src/ui/RowsEnd.tsx'
import { type Choice, Chooser } from './Chooser.tsx'
import { DataRow } from './DataRow.tsx'
import styles from './DataTable.module.css'
import { useFits } from './useFits.ts'
import { useKeptRow } from './useKeptRow.ts'
import { useWide } from './useWide.ts'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures end at the end of their column, one under the other; what is tight is never wrapped either. */
  look?: 'figure' | 'tight'
}

export type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  label: string
  found: List<Row>
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** The same row where there is no room for a table. */
  card: (row: Row) => RowParts
  /** Instead of rows, where there are none and no more to come. */
  empty: ReactNode
  /** A row can be opened, by its first cell or anywhere on it. */
  onOpen?: (row: Row) => void
  /** Rows can be chosen, to do something with many at once. */
  choice?: Choice<Row> | undefined
}

/** Rows of the desk: a table where there is room for it, the kit's list elsewhere. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { found, columns } = props
  const place = useRef<HTMLDivElement>(null)
  const fits = useFits(place, { rows: found.rows, columns: columns.length })
  const isTable = useWide() && fits
  const keptRow = useKeptRow(place, isTable)
  return (
    <div ref={place} {...keptRow}>
      {isTable ? <Table {...props} /> : <Cards {...props} />}
    </div>
  )
}

function Cards<Row>({ found, keyOf, card, empty, onOpen, choice }: DataTableProps<Row>) {
  // What was chosen is held, however far from the screen it is.
  const list = choice ? { ...found, beyond: undefined } : found
  return (
    <Rows list={list} keyOf={keyOf} empty={empty}>
      {(row: Row) => (
        <div className={cx(choice && styles.choosing)}>
          {choice && <Chooser choice={choice} row={row} of={keyOf(row)} />}
          <ListRow {...card(row)} {...(onOpen && { chevron: true, onClick: () => onOpen(row) })} />
        </div>
      )}
    </Rows>
  )
}

function Table<Row>(props: DataTableProps<Row>) {
  const { label, found, keyOf, columns, choice, empty, onOpen } = props
  if (found.rows.length === 0) {
    return <InsteadOfRows list={found} empty={empty} rows={6} />
  }
  return (
    <>
      {/* The keyboard scrolls what is wider than its place: by the rows' buttons, or, where there are none, by itself. */}
      <div className={styles.frame} {...(!onOpen && byItself(label))}>
        <table className={styles.table} aria-busy={isAsking(found)}>
          <caption className="visuallyHidden">{label}</caption>
          <thead>
            <tr>
              {choice && (
                <th scope="col">
                  <span className="visuallyHidden">{choice.head}</span>
                </th>
              )}
              {columns.map(({ key, head, look }) => (
                <th key={key} scope="col" className={cx(look && styles[look])}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.rows.map((row) => (
              <DataRow key={keyOf(row)} {...props} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <RowsEnd list={found} count={found.rows.length} />
    </>
  )
}

const byItself = (label: string) => ({ tabIndex: 0, role: 'region', 'aria-label': label })
