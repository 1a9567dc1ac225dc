import type { ChangeSaid } from '#src/words/changeSaid.ts'
import styles from './Changed.module.css'

/** What was and what is, a line each field: "Withdrawal fee of BTCW  0.5 BTCW → 1 BTCW". */
export const Changed = ({ changes }: { changes: readonly ChangeSaid[] }) => (
  <dl className={styles.list} data-plain="record">
    {changes.map(({ field, label, before, after }) => (
      <div key={field} className={styles.row}>
        <dt>{label}</dt>
        <dd>
          <span className={styles.before}>{before}</span> <span className={styles.to}>→</span>{' '}
          <b>{after}</b>
        </dd>
      </div>
    ))}
  </dl>
)
