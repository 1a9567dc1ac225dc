import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { calls } from '#shared/api/index.ts'
import type { Problem } from '#shared/problems.ts'
import { useSend } from '#src/api/useSend.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toasts.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { MailFields } from './MailFields.tsx'
import type { Change } from './useChange.ts'

type EmailProps = { user: Result<'member/userInfo'>; change: Change }

/** The member's mail address, whether a code has proved it, and the way to change or confirm it. */
export function EmailRow({ user, change }: EmailProps) {
  return (
    <ChangeRow
      label={<Trans>Email</Trans>}
      value={
        <>
          {user.email}{' '}
          <Badge kind={user.emailTrusted ? 'green' : 'amber'}>
            {user.emailTrusted ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
          </Badge>
        </>
      }
      action={user.emailTrusted ? <Trans>Change</Trans> : <Trans>Confirm</Trans>}
      onOpen={change.open}
      onCancel={change.close}
      form={change.isOpen && <EmailForm user={user} change={change} />}
    />
  )
}

function EmailForm({ user: { email, emailTrusted }, change }: EmailProps) {
  const { t } = useLingui()
  const { send } = useSend('member/modifyUserInfo', { quiet: true })
  const check = useEmailCheck(emailTrusted ? email : undefined)
  return (
    <Form
      schema={calls['member/modifyUserInfo'].body}
      draftKey={change.key}
      check={check}
      onSubmit={async (body) => {
        await send(body)
        toast(t`Email saved`, 'good')
        change.close()
      }}
      submit={<Trans>Save</Trans>}
      sending={<Trans>Modifying in progress...</Trans>}
    >
      <MailFields
        path="member/sendEmailCode"
        draft={change.key}
        label={emailTrusted && <Trans>New email</Trans>}
        email={emailTrusted ? undefined : email}
      />
      {change.kept && (
        <Note kind="amber" icon="edit">
          <Trans>Not saved yet: {email} is still in use.</Trans>
        </Note>
      )}
    </Form>
  )
}

/** What only the form knows; `same` is the address that needs no change. */
function useEmailCheck(same: string | undefined) {
  const { t } = useLingui()
  return ({ email, code }: Record<string, FormDataEntryValue>): Problem[] => {
    const isSame = same !== undefined && String(email).toLowerCase() === same.toLowerCase()
    return [
      ...(email === '' ? [{ field: 'email', message: t`Enter your email address` }] : []),
      ...(isSame ? [{ field: 'email', message: t`This is your email address already.` }] : []),
      ...(code === ''
        ? [{ field: 'code', message: t`Get a verification code first, then enter it` }]
        : []),
    ]
  }
}
