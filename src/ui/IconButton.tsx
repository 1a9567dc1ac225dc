import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './iconPaths.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** What it does, for those who do not see the drawing. */
  label: string
  /** A small dot: something new is behind it. */
  dot?: boolean | undefined
}

/** A button that is a drawing: 44 px to the finger. */
export const IconButton = ({ icon, label, dot = false, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={cx(styles.button, dot && styles.dot, className)}
  >
    <Icon name={icon} />
  </button>
)
