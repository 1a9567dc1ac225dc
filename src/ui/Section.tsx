import { type ReactNode, useId } from 'react'
import { SavedAge } from './SavedAge.tsx'
import styles from './Section.module.css'

type SectionProps = {
  title: ReactNode
  action?: ReactNode
  /** The answer that it shows, or a part of it: a copy says how old it is. */
  of?: unknown
  children: ReactNode
}

/** A heading with what belongs under it; `action` at its right, such as "See all". */
export function Section({ title, action, of, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
        <SavedAge of={of} />
      </div>
      {children}
    </section>
  )
}
