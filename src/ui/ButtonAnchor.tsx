import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import type { ButtonKind } from './Button.tsx'
import { cx } from './cx.ts'

type ButtonAnchorProps = ComponentProps<'a'> & { kind?: ButtonKind | undefined; icon?: ReactNode }

/** A link out of the app, such as to a mail program, that looks like a button. Within the app: `ButtonLink`. */
export const ButtonAnchor = ({
  kind = 'main',
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) => (
  <a {...rest} className={cx(styles.button, styles[kind], className)}>
    {icon}
    <span>{children}</span>
  </a>
)
