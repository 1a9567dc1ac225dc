import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import type { ButtonKind } from './Button.tsx'
import { cx } from './cx.ts'

type ButtonAnchorProps = ComponentProps<'a'> & { kind?: ButtonKind | undefined; icon?: ReactNode }

const ButtonAnchor = ({ kind = 'main', icon, className, children, ...rest }: ButtonAnchorProps) => (
  <a {...rest} className={cx(styles.button, styles[kind], className)}>
    {icon}
    <span>{children}</span>
  </a>
)

/** A link that looks like a button; `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
