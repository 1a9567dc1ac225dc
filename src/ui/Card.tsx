import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { cx } from './cx.ts'
import { SavedAge } from './SavedAge.tsx'

type CardProps = ComponentProps<'section'> & {
  /** glow: the hero of a screen; info and amber: a word to the reader; list: rows keep their own space. */
  look?: 'plain' | 'glow' | 'info' | 'amber' | 'red' | 'list' | undefined
  /** The answer that it shows, or a part of it: a copy says how old it is. */
  of?: unknown
}

/** A surface that holds what belongs together. Give it an `aria-label` only where it is worth a landmark. */
export const Card = ({ look = 'plain', of, className, children, ...rest }: CardProps) => (
  <section {...rest} className={cx(styles.card, styles[look], className)}>
    {children}
    <SavedAge of={of} />
  </section>
)
