import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import styles from './ChangeRow.module.css'

type ChangeRowProps = {
  label: ReactNode
  value: ReactNode
  /** What its button is called; it goes on with `onOpen`. */
  action: ReactNode
  onOpen: () => void
  /** The form, in place of the value, while it is being changed. */
  form?: ReactNode
  onCancel: () => void
}

/** A fact about the member that can be changed where it stands. */
export function ChangeRow({ label, value, action, onOpen, form, onCancel }: ChangeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const isOpen = Boolean(form)
  const wasOpen = useRef(isOpen)

  // What was left unsent is open from the start, and is no reason to bring up a keyboard.
  useEffect(() => {
    if (isOpen && !wasOpen.current) row.current?.querySelector('input')?.focus()
    // What was changed has taken the field away: whoever was in it is led back to the button that opened it.
    const isLost = document.activeElement === document.body
    if (!isOpen && wasOpen.current && isLost) row.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div ref={row} className={styles.row}>
      <div className={styles.fact}>
        <div className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </div>
        <Button kind={isOpen ? 'text' : 'tag'} onClick={isOpen ? onCancel : onOpen}>
          {isOpen ? <Trans>Cancel</Trans> : action}
        </Button>
      </div>
      {form}
    </div>
  )
}
