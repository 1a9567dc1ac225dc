import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Body } from '#shared/api/index.ts'
import { calls } from '#shared/api/index.ts'
import type { Problem } from '#shared/problems.ts'
import { post } from '#src/api/post.ts'
import { Refused } from '#src/api/Refused.ts'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePasswordMin } from '#src/api/usePasswordMin.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { Form } from '#src/ui/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useNewPassword } from '#src/ui/useNewPassword.ts'
import { LanguageChip } from './LanguageChip.tsx'
import styles from './SignIn.module.css'
import { SignUpFields } from './SignUpFields.tsx'
import { useSignUp } from './useSignUp.ts'

/** Registration (specification §3 and §5). Everything but passwords is kept while the mailed code is looked up. */
export function SignUp() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { next } = useSearch({ from: '/pages/register/index' })
  const isOpen = useCall('home/parameters', {}).data?.parameters.registrationOpen ?? true
  const key = draftKey('signUp')
  const state = useSignUp(key)
  const passwordMin = usePasswordMin()
  const check = useChecks(passwordMin)

  async function register(body: Body<'member/regist'>) {
    try {
      await post('member/regist', body, { quiet: true }).catch(
        sayUnsure(
          t`No answer came, so we cannot tell whether you are registered. Try again: if the code is refused, or the address is taken, try to sign in.`,
        ),
      )
    } catch (error) {
      // A proof is no field that could be seen: the address is, and it has to be proved again or typed in.
      if (!(error instanceof Refused) || error.field !== 'proof') throw error
      state.unprove()
      throw { field: 'account', message: error.message } satisfies Problem
    }
    toast(t`Registration successful, please log in`, 'good')
    await navigate({ to: '/pages/login/index', search: { account: body.account, next } })
  }

  return (
    <Screen
      title={<Trans>Sign up</Trans>}
      back="/pages/login/index"
      actions={<LanguageChip />}
      narrow
    >
      <Form
        schema={calls['member/regist'].body}
        extra={{ proof: state.proof }}
        check={check}
        onSubmit={register}
        draftKey={key}
        submit={<Trans>Sign up</Trans>}
        off={isOpen ? undefined : <Trans>Registration is closed.</Trans>}
        after={
          <p className={styles.newHere}>
            <Trans>
              Already a member?{' '}
              <Link to="/pages/login/index" search={{ next }}>
                Sign in
              </Link>
            </Trans>
          </p>
        }
      >
        <SignUpFields state={state} draft={key} passwordMin={passwordMin} />
      </Form>
    </Screen>
  )
}

/** What only the form knows (specification §5). */
function useChecks(passwordMin: number) {
  const { t } = useLingui()
  const differing = useNewPassword(passwordMin)
  return (values: Record<string, FormDataEntryValue>): Problem[] => {
    const missing: Record<string, string> = {
      nickname: t`Enter a nickname`,
      email: t`Enter your email address`,
      code: t`Get a verification code first, then enter it`,
      password: t`Enter a password`,
      inviteCode: t`Enter the invitation code`,
      account: t`Enter your wallet address`,
    }
    const problems = Object.entries(missing)
      .filter(([field]) => values[field] === '')
      .map(([field, message]) => ({ field, message }))
    return [...problems, ...differing(values)]
  }
}
