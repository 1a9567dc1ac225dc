import type { ComponentProps } from 'react'
import { createLink } from './Link.tsx'
import styles from './TextLink.module.css'

const TextAnchor = (props: ComponentProps<'a'>) => <a {...props} className={styles.link} />

/** A link in the size of the words round it, alone or in a sentence; `to` is checked against the routes. */
export const TextLink = createLink(TextAnchor)
