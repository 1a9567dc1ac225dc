import type { ReactNode } from 'react'
import styles from './Stats.module.css'

type StatsProps = { items: readonly { label: ReactNode; value: ReactNode }[] }

/** Two or three figures side by side under a large one. */
export const Stats = ({ items }: StatsProps) => (
  <dl className={styles.stats}>
    {items.map(({ label, value }, at) => (
      // The figures of one card are told apart by their place alone.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <div key={at}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
