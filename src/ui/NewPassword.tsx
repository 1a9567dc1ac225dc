import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { passwordRules } from '#shared/passwordRules.ts'
import { BareList } from './BareList.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './NewPassword.module.css'
import { PasswordField } from './PasswordField.tsx'
import { useTypedBefore } from './useTypedBefore.ts'

/** `min`: how many characters the service wants at least. */
type NewPasswordProps = { label: ReactNode; min: number }

/** A password to be set, twice, with the rules that it keeps so far: fields `password` and `confirmPassword`. */
export function NewPassword({ label, min }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  useTypedBefore(first, password, setPassword)
  useTypedBefore(second, again, setAgain)
  const same = password !== '' && password === again
  const differs = !password.startsWith(again)
  return (
    <>
      <PasswordField
        ref={first}
        name="password"
        label={label}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        ref={second}
        name="confirmPassword"
        label={<Trans>Confirm password</Trans>}
        autoComplete="new-password"
        onChange={(event) => setAgain(event.target.value)}
      />
      <BareList className={styles.rules}>
        <Rule kept={passwordRules.length(password, min)}>
          <Trans>{min} to 64 characters</Trans>
        </Rule>
        <Rule kept={passwordRules.letter(password)}>
          <Trans>a letter</Trans>
        </Rule>
        <Rule kept={passwordRules.digit(password)}>
          <Trans>a digit</Trans>
        </Rule>
        <Rule kept={same} broken={differs}>
          <Trans>both are the same</Trans>
        </Rule>
      </BareList>
    </>
  )
}

type RuleProps = { kept: boolean; broken?: boolean; children: ReactNode }

function Rule({ kept, broken = false, children }: RuleProps) {
  const open = broken ? 'close' : 'dot'
  return (
    <li className={cx(kept && styles.kept, broken && styles.broken)}>
      <Icon name={kept ? 'check' : open} size={16} />
      <span>
        {children}
        <span className="visuallyHidden">
          {kept ? <Trans>: yes</Trans> : <Trans>: not yet</Trans>}
        </span>
      </span>
    </li>
  )
}
