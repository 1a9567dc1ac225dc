import type { MouseEvent } from 'react'
import { cx } from '#src/ui/cx.ts'
import { Chooser } from './Chooser.tsx'
import styles from './DataTable.module.css'
import type { DataTableProps } from './DataTable.tsx'

type DataRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'onOpen' | 'choice' | 'keyOf'> & {
  row: Row
}

/** A row of a `DataTable`, where there is room for a table. */
export function DataRow<Row>({ row, columns, onOpen, choice, keyOf }: DataRowProps<Row>) {
  // A layer over the row would do it with less, and lies over the whole page where a row is no place to lay it in (WebKit).
  const open = onOpen && ((event: MouseEvent) => isOnRow(event) && onOpen(row))
  return (
    // The keyboard has the button of the first cell.
    <tr className={cx(open && styles.opens)} onClick={open}>
      {choice && (
        <td className={styles.choose}>
          <Chooser choice={choice} row={row} of={keyOf(row)} />
        </td>
      )}
      {columns.map(({ key, cell, look }, at) => (
        <td key={key} className={cx(look && styles[look])}>
          {at === 0 && onOpen ? (
            <button type="button" className={styles.open} onClick={() => onOpen(row)}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Whether the row itself is meant: not what can be tapped in it, a sheet that was opened from it, or words that were just selected. */
const isOnRow = ({ target }: MouseEvent) =>
  !(target as Element).closest('button, a, label, dialog') && getSelection()?.isCollapsed !== false
