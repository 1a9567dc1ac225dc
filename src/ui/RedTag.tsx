import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { Button } from './Button.tsx'

/** A small button that takes something away: told from the tag beside it before it is read. */
export const RedTag = (props: Omit<ComponentProps<typeof Button>, 'kind' | 'className'>) => (
  <Button {...props} kind="tag" className={styles.danger} />
)
