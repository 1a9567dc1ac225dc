import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/Field.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { AccountField } from './AccountField.tsx'
import { MailFields } from './MailFields.tsx'
import type { SignUpState } from './useSignUp.ts'

/** The fields of the register form (specification §3), the address last: it may come from a wallet. */
export function SignUpFields({ state }: { state: SignUpState }) {
  const { t } = useLingui()
  return (
    <>
      <Field
        name="nickname"
        icon="account"
        label={<Trans>Nickname</Trans>}
        autoComplete="nickname"
        maxLength={30}
      />
      <MailFields />
      <PasswordField
        name="password"
        label={<Trans>Login password</Trans>}
        hint={<Trans>At least 6 characters, with a letter and a digit.</Trans>}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={<Trans>Confirm password</Trans>}
        autoComplete="new-password"
      />
      <Field
        name="inviteCode"
        icon="community"
        label={<Trans>Invitation code</Trans>}
        placeholder={t`6 letters and digits`}
        autoComplete="off"
        value={state.inviteCode}
        onChange={(event) => state.setInviteCode(event.target.value)}
      />
      <AccountField state={state} />
    </>
  )
}
