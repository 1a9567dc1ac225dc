import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

type SectionProps = { title: ReactNode; action?: ReactNode; children: ReactNode }

/** A heading with what belongs under it; `action` at its right, such as "See all". */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
