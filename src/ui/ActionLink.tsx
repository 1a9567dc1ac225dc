import type { ComponentProps, ReactNode } from 'react'
import styles from './ActionLink.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { createLink } from './Link.tsx'

type ActionAnchorProps = ComponentProps<'a'> & { icon: IconName }

const ActionAnchor = ({ icon, children, ...rest }: ActionAnchorProps) => (
  <a {...rest} className={styles.action}>
    <span>
      <Icon name={icon} size={24} />
    </span>
    {children}
  </a>
)

/** A drawing with a word under it; `to` is checked against the routes. */
export const ActionLink = createLink(ActionAnchor)

/** Up to four `ActionLink` in a row: what is done most, one tap away. */
export const ActionLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.actions} aria-label={label}>
    {children}
  </nav>
)
