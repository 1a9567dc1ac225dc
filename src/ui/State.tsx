import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAnySeen } from '#src/words/what-is-shown.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { useMissing } from './missing-parts.ts'
import styles from './State.module.css'

type StateProps = {
  icon: IconName
  /** What happened. */
  title: ReactNode
  /** What can be done. */
  children?: ReactNode
  /** The one button. */
  action?: ReactNode
  look?: 'plain' | 'bad' | 'amber'
}

/** Instead of content: what happened, what can be done, one button. */
export const State = ({ icon, title, children, action, look = 'plain' }: StateProps) => (
  <div className={styles.state} data-state={look}>
    <span className={styles[look]}>
      <Icon name={icon} size={28} />
    </span>
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)

type Said = { title?: ReactNode; children?: ReactNode; action?: ReactNode }

/** Nothing is here yet. */
export const Empty = ({ title, icon = 'receipt', ...rest }: Said & { icon?: IconName }) => (
  <State icon={icon} title={title ?? <Trans>Nothing here yet</Trans>} {...rest} />
)

function Retry({ onRetry }: { onRetry: () => unknown }) {
  const button = useRef<HTMLButtonElement>(null)
  // What it brings takes its place: whoever pressed it is led to where that begins.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own !== document.activeElement) return
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Button ref={button} kind="plain" onClick={() => void onRetry()}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** It could not be shown; `children` is the reason in words. */
export const ErrorState = ({ title, children, onRetry }: Said & { onRetry: () => unknown }) => (
  <State
    icon="warning"
    look="bad"
    title={title ?? <Trans>This could not be loaded</Trans>}
    action={<Retry onRetry={onRetry} />}
  >
    {children ?? <Trans>The service did not answer as expected.</Trans>}
  </State>
)

type OfflineStateProps = {
  onRetry: () => unknown
  /** Of the size of what comes: nothing below it moves then. */
  room?: ReactNode
}

/**
 * Nothing of it was saved here. Where that is so of all that is to be seen, the first part says so and the others are empty. That
 * the service is out of reach the strip says, once, however many parts of a screen lack it.
 */
export function OfflineState({ onRetry, room }: OfflineStateProps) {
  const { place, isFirst, askAll } = useMissing(onRetry)
  const speaks = useAnySeen() || isFirst
  return (
    <div ref={place} className={styles.place}>
      <div className={speaks ? styles.unseen : styles.still} aria-hidden="true">
        {room}
      </div>
      {speaks && (
        <State
          icon="offline"
          look="amber"
          title={<Trans>Not saved on this device</Trans>}
          action={<Retry onRetry={askAll} />}
        >
          <Trans>It appears once you are connected again.</Trans>
        </State>
      )}
    </div>
  )
}

/** The service said 403; `action` leads somewhere useful, else it is asked again: a role can be given meanwhile. */
export const NoPermission = ({ children, action, onRetry }: Said & { onRetry?: () => unknown }) => (
  <State
    icon="lock"
    title={<Trans>No permission, access forbidden</Trans>}
    action={action ?? (onRetry && <Retry onRetry={onRetry} />)}
  >
    {children}
  </State>
)
