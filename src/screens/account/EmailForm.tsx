import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Body, calls, type Result } from '#shared/api/index.ts'
import type { Problem } from '#shared/problems.ts'
import { isSameMail } from '#shared/spelledMail.ts'
import { refresh } from '#src/api/refresh.ts'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { useSend } from '#src/api/useSend.ts'
import { memberAtom, store } from '#src/session/session.ts'
import { Form } from '#src/ui/Form.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
import { MailFields } from './MailFields.tsx'
import type { Change } from './useChange.ts'

// The wallet room is large, and most members have a password.
const loadProof = async () => (await import('./EmailProof.tsx')).EmailProof

type EmailFormProps = { user: Result<'member/userInfo'>; change: Change }
type Asked = Body<'member/modifyUserInfo'>

/** Another mail address, or a code for the present one. It takes the password, or without one the account's wallet. */
export function EmailForm({ user, change }: EmailFormProps) {
  const { email, emailTrusted } = user
  const [unproved, setUnproved] = useState<Asked>()
  const [EmailProof, prove, close] = useLazySheet(loadProof)
  const check = useEmailCheck(emailTrusted ? email : undefined)
  const save = useSaving(change)

  async function submit(body: Asked) {
    if (body.password !== undefined) return save(body)
    setUnproved(body)
    prove()
  }

  return (
    <>
      <Form
        schema={calls['member/modifyUserInfo'].body}
        draftKey={change.key}
        check={check}
        reviewed
        onSubmit={submit}
        submit={<Trans>Save</Trans>}
        sending={<Trans>Modifying in progress...</Trans>}
      >
        <EmailFields user={user} change={change} />
      </Form>
      {EmailProof && unproved && (
        <EmailProof user={user} onProof={(proof) => save({ ...unproved, proof })} onClose={close} />
      )}
    </>
  )
}

/** Where no answer comes the account itself is asked: it may say that it was done. */
function useSaving(change: Change) {
  const { t } = useLingui()
  const { send } = useSend('member/modifyUserInfo', { quiet: true })

  async function ask(body: Asked, error: unknown) {
    if (!(error instanceof Unanswered)) throw error
    await refresh('member/userInfo')
    const now = store.get(memberAtom)
    if (now?.emailTrusted && isSameMail(now.email, body.email ?? '')) return
    sayUnsure(
      t`No answer came, so we cannot tell whether your email was saved. Check which one your profile shows before you try again.`,
    )(error)
  }
  return async (body: Asked) => {
    await send(body).catch((error: unknown) => ask(body, error))
    toast(t`Email saved`, 'good')
    change.close()
  }
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
