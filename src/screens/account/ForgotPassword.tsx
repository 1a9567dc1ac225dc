import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type Body, calls } from '#shared/api/index.ts'
import type { Problem } from '#shared/problems.ts'
import { isSameMail } from '#shared/spelledMail.ts'
import { isInDoubt } from '#src/api/intent.ts'
import { post } from '#src/api/post.ts'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { signOut } from '#src/api/signOut.ts'
import { usePasswordMin } from '#src/api/usePasswordMin.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { memberAtom, signedInAtom } from '#src/session/session.ts'
import { ForgottenDoubt } from '#src/ui/ForgottenDoubt.tsx'
import { Form } from '#src/ui/Form.tsx'
import { NewPassword } from '#src/ui/NewPassword.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { toast } from '#src/ui/toasts.ts'
import { dropTyped } from '#src/ui/typed.ts'
import { useNewPassword } from '#src/ui/useNewPassword.ts'
import { LanguageChip } from './LanguageChip.tsx'
import { MailFields } from './MailFields.tsx'

/** A new password by a mailed code; the first one too, for whom only the wallet signed in. */
export function ForgotPassword() {
  const signedIn = useAtomValue(signedInAtom)
  const member = useAtomValue(memberAtom)
  const key = draftKey('forgotPassword')
  const passwordMin = usePasswordMin()
  const check = useChecks(passwordMin)
  const retrieve = useRetrieving(key)

  return (
    <Screen
      narrow
      title={<Trans>Forgot password</Trans>}
      back={signedIn ? '/pages/set/index' : '/pages/login/index'}
      actions={<LanguageChip />}
    >
      <Form
        schema={calls['password/retrievePassword'].body}
        check={check}
        onSubmit={retrieve}
        draftKey={key}
        submit={<Trans>Set the new password</Trans>}
        sending={<Trans>Requesting...</Trans>}
      >
        <p>
          <Trans>
            A code mailed to your address sets a new password. All devices are signed out by it.
          </Trans>
        </p>
        {signedIn && isInDoubt() && <ForgottenDoubt />}
        <MailFields
          path="password/sendRetrieveCode"
          draft={key}
          email={member?.email}
          sent={<Trans>If this address has an account, a code is on its way.</Trans>}
        />
        <NewPassword label={<Trans>New password</Trans>} min={passwordMin} />
      </Form>
      <Note>
        <Trans>
          No mail? Check the spam folder, or sign in with your wallet: it needs no password.
        </Trans>
      </Note>
    </Screen>
  )
}

/** Sets the new password, and leads to where it holds: every sign-in of that account has ended, this device's too if it is the own one. */
function useRetrieving(key: string) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { next } = useSearch({ from: '/pages/set/forgetPwd' })
  const signedIn = useAtomValue(signedInAtom)
  const member = useAtomValue(memberAtom)

  async function leave(email: string) {
    if (member && !isSameMail(email, member.email)) return navigate({ to: '/pages/set/index' })
    if (signedIn) signOut()
    const account = member ? { account: member.account } : {}
    return navigate({ to: '/pages/login/index', search: { next, ...account } })
  }
  return async (body: Body<'password/retrievePassword'>) => {
    await post('password/retrievePassword', body, { quiet: true }).catch(
      sayUnsure(
        t`No answer came, so we cannot tell whether the password was set. Try again: if the code is refused, try to sign in with the new password.`,
      ),
    )
    dropTyped(key)
    await leave(body.email)
    toast(t`Password modification successful`, 'good')
  }
}

/** What only the form knows (specification §5). */
function useChecks(passwordMin: number) {
  const { t } = useLingui()
  const differing = useNewPassword(passwordMin)
  return (values: Record<string, FormDataEntryValue>): Problem[] => {
    const missing: Record<string, string> = {
      email: t`Enter your email address`,
      code: t`Get a verification code first, then enter it`,
      password: t`Enter a password`,
    }
    const problems = Object.entries(missing)
      .filter(([field]) => values[field] === '')
      .map(([field, message]) => ({ field, message }))
    return [...problems, ...differing(values)]
  }
}
