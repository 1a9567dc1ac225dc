import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from './Chooser.module.css'

/** Which rows are chosen, by their keys. */
export type Choice<Row> = {
  /** What is chosen for, above the boxes of a table. */
  head: string
  chosen: ReadonlySet<string>
  onChoose: (key: string, on: boolean) => void
  /** Whether a row can be chosen; the box of one that cannot is not there. */
  can: (row: Row) => boolean
  /** What choosing a row is called for screen readers. */
  label: (row: Row) => string
}

type ChooserProps<Row> = { choice: Choice<Row>; row: Row; of: string }

/** Chooses a row. */
export const Chooser = <Row,>({ choice, row, of }: ChooserProps<Row>) => (
  <div className={styles.chooser}>
    {choice.can(row) && (
      <Checkbox
        checked={choice.chosen.has(of)}
        onChange={(event) => choice.onChoose(of, event.currentTarget.checked)}
      >
        <span className="visuallyHidden">{choice.label(row)}</span>
      </Checkbox>
    )}
  </div>
)
