import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { cx } from './cx.ts'

export type ButtonKind = 'main' | 'plain' | 'amber' | 'danger' | 'chip' | 'text' | 'tag'

type ButtonProps = ComponentProps<'button'> & {
  /** main: the one action of a screen; amber: money leaves; chip, text and tag: small ones. */
  kind?: ButtonKind | undefined
  /** Under way: keeps its size, says so to screen readers, and takes no second tap. */
  busy?: boolean | undefined
  /** Off, with the reason beside it: it keeps its place and the focus, and a tap does nothing. */
  'aria-disabled'?: boolean | undefined
  icon?: ReactNode
}

/** A button. Full width unless it is a chip or text. */
export function Button({
  kind = 'main',
  busy = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const off = busy || rest['aria-disabled']
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[kind], busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={off}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span className={styles.words}>{children}</span>
    </button>
  )
}
