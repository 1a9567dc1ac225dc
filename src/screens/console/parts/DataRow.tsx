import { cx } from '#src/ui/cx.ts'
import { Chooser } from './Chooser.tsx'
import styles from './DataTable.module.css'
import type { DataTableProps } from './DataTable.tsx'

type DataRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'onOpen' | 'choice' | 'keyOf'> & {
  row: Row
}

/** A row of a `DataTable`, where there is room for a table. */
export function DataRow<Row>({ row, columns, onOpen, choice, keyOf }: DataRowProps<Row>) {
  return (
    <tr className={cx(onOpen && styles.opens)}>
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
