import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './iconPaths.ts'
import { createLink } from './Link.tsx'

type IconAnchorProps = Omit<ComponentProps<'a'>, 'children'> & {
  icon: IconName
  /** Where it leads, for those who do not see the drawing. */
  label: string
}

const IconAnchor = ({ icon, label, ...rest }: IconAnchorProps) => (
  <a {...rest} className={styles.button} title={label}>
    <Icon name={icon} />
    <span className="visuallyHidden">{label}</span>
  </a>
)

/** A drawing that leads to another screen; `to` is checked against the routes. */
export const IconLink = createLink(IconAnchor)
