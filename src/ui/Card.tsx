import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { cx } from './cx.ts'

type CardProps = ComponentProps<'section'> & {
  /** glow: the hero of a screen; info and amber: a word to the reader; list: rows keep their own space. */
  look?: 'plain' | 'glow' | 'info' | 'amber' | 'red' | 'list' | undefined
}

/** A surface that holds what belongs together. Give it an `aria-label` only where it is worth a landmark. */
export const Card = ({ look = 'plain', className, ...rest }: CardProps) => (
  <section {...rest} className={cx(styles.card, styles[look], className)} />
)
