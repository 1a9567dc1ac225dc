import type { ComponentProps, KeyboardEvent } from 'react'
import styles from './AddressField.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { useFieldState } from './FormState.ts'
import { Icon } from './Icon.tsx'

type AddressFieldProps = Omit<ComponentProps<'textarea'>, 'id'> &
  Omit<FieldFrameProps, 'icon'> & {
    /** What Enter does; else it sends the form. */
    onEnter?: () => void
  }

/** An address to type or paste: it wraps, for an address is never cut where money or a session depends on it. */
export function AddressField(props: AddressFieldProps) {
  const { label, aside, hint, problem, trailing, onEnter, ...input } = props
  const known = useFieldState(input.name)
  const start = input.value === undefined ? (known.draft ?? input.defaultValue) : undefined

  /** An address has no lines of its own. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (onEnter) onEnter()
    else event.currentTarget.form?.requestSubmit()
  }

  return (
    <FieldFrame
      label={label}
      aside={aside}
      hint={hint}
      problem={problem ?? known.problem}
      icon={<Icon name="wallet" />}
      trailing={trailing}
    >
      {(links) => (
        <textarea
          rows={2}
          enterKeyHint={onEnter ? 'search' : 'go'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0x…"
          {...input}
          {...(start !== undefined && { defaultValue: start })}
          {...links}
          className={styles.address}
          onKeyDown={onKeyDown}
        />
      )}
    </FieldFrame>
  )
}
