import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { Field, type FieldProps } from './Field.tsx'

/** A password that can be shown. Never part of a draft. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Field
      icon="lock"
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <Button
          kind="text"
          aria-label={shown ? t`Hide the password` : t`Show the password`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      }
    />
  )
}
