import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { tidied } from '#shared/tidied.ts'
import { Field } from '#src/ui/Field.tsx'

type MailFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  label: ReactNode
  /** What stands in it at first. */
  start: string | undefined
  problem: string | undefined
  onTyped: () => void
}

/** A mail address, shown as it is sent: what was pasted with marks that nobody sees, which the rule refuses, loses them. */
export function MailField({ ref, label, start, problem, onTyped }: MailFieldProps) {
  const tidy = () => {
    const text = ref.current?.value ?? ''
    if (ref.current && tidied(text) !== text) ref.current.value = tidied(text)
  }
  // What was kept, or stood there before the app had come.
  useEffect(tidy, [ref])

  return (
    <Field
      ref={ref}
      name="email"
      type="email"
      icon="mail"
      label={label || <Trans>Email</Trans>}
      autoComplete="email"
      inputMode="email"
      defaultValue={start}
      {...(problem && { problem })}
      onBlur={tidy}
      onChange={({ nativeEvent }) => {
        // Letters that are still being put together are left alone.
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) tidy()
        onTyped()
      }}
    />
  )
}
