import { type ReactNode, useId } from 'react'
import styles from './KeyValue.module.css'

type KeyValueProps = { rows: readonly { term: ReactNode; children: ReactNode }[] }

/** Names and values, a line each. */
export function KeyValue({ rows }: KeyValueProps) {
  const id = useId()
  return (
    <dl className={styles.list}>
      {rows.map(({ term, children }, at) => (
        // The lines of one list are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={`${id}${at}`} className={styles.row}>
          <dt>{term}</dt>
          <dd>{children}</dd>
        </div>
      ))}
    </dl>
  )
}
