import { memo, type ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Rows.module.css'

export type Draw = (row: unknown) => ReactNode

type RowItemProps = {
  /** Its place in the list, the first is 0. */
  at: number
  /** How many rows the list has, -1 where that is not known yet. */
  size: number
  row: unknown
  /** Above the first row of a group. */
  heading: ReactNode
  /** Whether it is the first, the last row of its group. */
  begins: boolean
  ends: boolean
  draw: Draw
}

/** A row with its place in the list. Looked at again where something of it changed alone: scrolling draws what comes into the page. */
export const RowItem = memo(({ at, size, heading, ...cell }: RowItemProps) => (
  <li data-row={at} aria-setsize={size} aria-posinset={at + 1}>
    {heading}
    <Cell {...cell} />
  </li>
))

type CellProps = Pick<RowItemProps, 'row' | 'begins' | 'ends' | 'draw'>

/** Drawn again for another row or another way to draw it alone, whatever stands above it. */
const Cell = memo(({ row, begins, ends, draw }: CellProps) => (
  <div className={cx(styles.cell, begins && styles.begins, ends && styles.ends)}>{draw(row)}</div>
))

/** The room of a row that is on its way back. */
export const FarRow = ({ height }: { height: number }) => (
  <li aria-hidden="true" style={{ height }} className={styles.cell} />
)
