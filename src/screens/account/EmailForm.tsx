import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { type Body, calls, type Result } from '#shared/api/index.ts'
import type { Problem } from '#shared/problems.ts'
import { isSameMail } from '#shared/spelledMail.ts'
import { useSend } from '#src/api/useSend.ts'
import { Form } from '#src/ui/Form.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { toast } from '#src/ui/toasts.ts'
import { MailFields } from './MailFields.tsx'
import type { Change } from './useChange.ts'

// The wallet room is large, and most members have a password.
const EmailProof = lazy(async () => ({ default: (await import('./EmailProof.tsx')).EmailProof }))

type EmailFormProps = { user: Result<'member/userInfo'>; change: Change }
type Asked = Body<'member/modifyUserInfo'>

/** Another mail address, or a code for the present one. It takes the password, or without one the account's wallet. */
export function EmailForm({ user, change }: EmailFormProps) {
  const { t } = useLingui()
  const { email, emailTrusted } = user
  const { send } = useSend('member/modifyUserInfo', { quiet: true })
  const [unproved, prove] = useState<Asked>()
  const check = useEmailCheck(emailTrusted ? email : undefined)

  async function save(body: Asked) {
    await send(body)
    toast(t`Email saved`, 'good')
    change.close()
  }

  return (
    <>
      <Form
        schema={calls['member/modifyUserInfo'].body}
        draftKey={change.key}
        check={check}
        reviewed
        onSubmit={(body) => (body.password === undefined ? prove(body) : save(body))}
        submit={<Trans>Save</Trans>}
        sending={<Trans>Modifying in progress...</Trans>}
      >
        <EmailFields user={user} change={change} />
      </Form>
      {unproved && (
        <Suspense fallback={null}>
          <EmailProof
            account={user.account}
            onProof={(proof) => save({ ...unproved, proof })}
            onClose={() => prove(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const EmailFields = ({
  user: { email, emailTrusted, hasPassword },
  change: { key, kept },
}: EmailFormProps) => (
  <>
    <MailFields
      path="member/sendEmailCode"
      draft={key}
      label={emailTrusted && <Trans>New email</Trans>}
      email={emailTrusted ? undefined : email}
    />
    {hasPassword && (
      <PasswordField
        name="password"
        label={<Trans>Your password</Trans>}
        hint={<Trans>Forgotten? Leave it empty and sign with your wallet.</Trans>}
      />
    )}
    {kept && (
      <Note kind="amber" icon="edit">
        <Trans>Not saved yet: {email} is still in use.</Trans>
      </Note>
    )}
  </>
)

/** What only the form knows; `same` is the address that needs no change. */
function useEmailCheck(same: string | undefined) {
  const { t } = useLingui()
  return ({ email, code }: Record<string, FormDataEntryValue>): Problem[] => {
    const isSame = same !== undefined && isSameMail(String(email), same)
    return [
      ...(email === '' ? [{ field: 'email', message: t`Enter your email address` }] : []),
      ...(isSame ? [{ field: 'email', message: t`This is your email address already.` }] : []),
      ...(code === ''
        ? [{ field: 'code', message: t`Get a verification code first, then enter it` }]
        : []),
    ]
  }
}
