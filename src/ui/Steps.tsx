import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './Steps.module.css'

/** done: behind us; now: under way; later: to come; failed: it went no further than this. */
export type StepLook = 'done' | 'now' | 'later' | 'failed'

/** What happens one after the other; changes are told to screen readers. */
export const Steps = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: WebKit takes a list without marks for none
  <ol role="list" className={styles.steps} aria-live="polite">
    {children}
  </ol>
)

type StepProps = {
  look: StepLook
  /** A drawing, or what stands in its place, such as a ring. */
  mark?: IconName | ReactElement
  title: ReactNode
  children: ReactNode
}

/** One of `Steps`. */
export function Step({ look, mark = 'check', title, children }: StepProps) {
  const icon = look === 'failed' ? 'close' : mark
  return (
    <li className={cx(styles.step, styles[look])}>
      {typeof icon === 'string' ? (
        <span className={styles.mark}>
          <Icon name={icon} />
        </span>
      ) : (
        icon
      )}
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
