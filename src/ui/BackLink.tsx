import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { canGoBack } from './canGoBack.ts'
import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'

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
