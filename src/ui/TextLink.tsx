import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './TextLink.module.css'

/** A link in small type, with room for a finger; `to` is checked against the routes. Inside a sentence use the router's own. */
export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={styles.link} />
))
