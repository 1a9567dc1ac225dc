import { Trans, useLingui } from '@lingui/react/macro'
import { type Body, calls } from '#shared/api/index.ts'
import type { Problem } from '#shared/problems.ts'
import { askStanding } from '#src/api/askStanding.ts'
import { renewSession } from '#src/api/renewSession.ts'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { usePasswordMin } from '#src/api/usePasswordMin.ts'
import { Form } from '#src/ui/Form.tsx'
import { NewPassword } from '#src/ui/NewPassword.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Section } from '#src/ui/Section.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useNewPassword } from '#src/ui/useNewPassword.ts'
import styles from './ChangePasswordForm.module.css'

type ChangePasswordFormProps = { account: string; onChanged: () => void }

/** The old password, and the new one twice. Nothing of it is ever kept on the device. */
export function ChangePasswordForm({ account, onChanged }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const passwordMin = usePasswordMin()
  const check = useChecks(passwordMin)

  async function change(body: Body<'password/modifyPassword'>) {
    await renewSession('password/modifyPassword', body).catch(tellFailed)
    toast(t`Password modification successful`, 'good')
    onChanged()
  }

  function tellFailed(error: unknown) {
    // Where it was done, this session has ended with the others, and the token of the next one is lost: asking tells so.
    if (error instanceof Unanswered)
      void askStanding(
        t`No answer came to your change of password, and this sign-in has ended, as it does when the password changes. Use the new one. If it is refused, the old one still holds.`,
      )
    else toast(t`Password modification failed`, 'bad')
    sayUnsure(
      t`No answer came, so we cannot tell whether your password was changed. If you are asked to log in, use the new one. If that is refused, the old one still holds.`,
    )(error)
  }

  return (
    <Section title={<Trans>Change Password</Trans>}>
      <Note>
        <Trans>All other devices are signed out when the password changes. This one stays.</Trans>
      </Note>
      <Form
        schema={calls['password/modifyPassword'].body}
        check={check}
        onSubmit={change}
        submit={<Trans>Change the password</Trans>}
        sending={<Trans>Modifying in progress...</Trans>}
      >
        {/* Password managers keep a password under its account. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <PasswordField name="oldPassword" label={<Trans>Old password</Trans>} />
        <div className={styles.forgot}>
          <TextLink to="/pages/set/forgetPwd">
            <Trans>Forgot password?</Trans>
          </TextLink>
        </div>
        <NewPassword label={<Trans>New password</Trans>} min={passwordMin} />
      </Form>
    </Section>
  )
}

/** What only the form knows (specification §5). */
function useChecks(passwordMin: number) {
  const { t } = useLingui()
  const differing = useNewPassword(passwordMin)
  return (values: Record<string, FormDataEntryValue>): Problem[] => {
    const { oldPassword, password } = values
    const same = password !== '' && password === oldPassword
    return [
      ...(oldPassword === ''
        ? [{ field: 'oldPassword', message: t`Enter your old password` }]
        : []),
      ...(password === '' ? [{ field: 'password', message: t`Enter a password` }] : []),
      ...(same
        ? [{ field: 'password', message: t`This is the old password. Choose another.` }]
        : []),
      ...differing(values),
    ]
  }
}
