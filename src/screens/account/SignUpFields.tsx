import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Field } from '#src/ui/Field.tsx'
import { NewPassword } from '#src/ui/NewPassword.tsx'
import { useTypedBefore } from '#src/ui/useTypedBefore.ts'
import { AccountField } from './AccountField.tsx'
import { MailFields } from './MailFields.tsx'
import type { SignUpState } from './useSignUp.ts'

type SignUpFieldsProps = { state: SignUpState; draft: string; passwordMin: number }

/** The fields of the register form (specification §3), the address last: it may come from a wallet. */
export function SignUpFields({ state, draft, passwordMin }: SignUpFieldsProps) {
  const { t } = useLingui()
  const invitation = useRef<HTMLInputElement>(null)
  useTypedBefore(invitation, state.inviteCode, state.typeInviteCode)
  return (
    <>
      <Field
        name="nickname"
        icon="account"
        label={<Trans>Nickname</Trans>}
        autoComplete="nickname"
        maxLength={30}
      />
      <MailFields path="member/sendRegistCode" draft={draft} />
      <NewPassword label={<Trans>Login password</Trans>} min={passwordMin} />
      <Field
        ref={invitation}
        name="inviteCode"
        icon="community"
        label={<Trans>Invitation code</Trans>}
        placeholder={t`6 letters and digits`}
        autoComplete="off"
        autoCapitalize="characters"
        value={state.inviteCode}
        onChange={(event) => state.typeInviteCode(event.target.value)}
      />
      <AccountField state={state} />
    </>
  )
}
