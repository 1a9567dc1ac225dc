import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'

/** The router counts the entries of this visit in the history's state; the first one has nothing behind it. */
function canGoBack() {
  const state: unknown = window.history.state
  const index = state && typeof state === 'object' && '__TSR_index' in state && state.__TSR_index
  return typeof index === 'number' && index > 0
}

/** Back to where the reader came from; to the parent screen where the app was opened right here. */
export function BackLink({ to }: { to: string }) {
  const { t } = useLingui()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !canGoBack()) return
    event.preventDefault()
    window.history.back()
  }

  return (
    <a href={`#${to}`} className={styles.back} aria-label={t`Back`} onClick={goBack}>
      <Icon name="back" />
    </a>
  )
}
