import { Trans } from '@lingui/react/macro'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Body } from '#shared/api/index.ts'
import { calls } from '#shared/api/index.ts'
import { post } from '#src/api/post.ts'
import { signIn } from '#src/api/signIn.ts'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Form } from '#src/ui/Form.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { LanguageChip } from './LanguageChip.tsx'
import styles from './SignIn.module.css'

/** The way in. It is painted from the HTML before any script runs, so nothing in it may depend on the device. */
export function SignIn(): ReactNode {
  const router = useRouter()
  const { next = '/pages/home/index' } = useSearch({ from: '/pages/login/index' })

  async function enter(credentials: Body<'member/login'>) {
    const { token } = await post('member/login', credentials)
    await signIn(token)
    router.history.replace(next)
  }

  return (
    <Screen
      look="welcome"
      narrow
      title={<Trans>Sign in</Trans>}
      lead={<Trans>Stake, earn and follow your farm.</Trans>}
      actions={<LanguageChip />}
    >
      <Form
        schema={calls['member/login'].body}
        onSubmit={enter}
        submit={<Trans>Sign in</Trans>}
        after={
          <p className={styles.newHere}>
            <Trans>
              New here? <Link to="/pages/register/index">Create an account</Link>
            </Trans>
          </p>
        }
      >
        <AddressField
          name="account"
          label={<Trans>Wallet address</Trans>}
          autoComplete="username"
        />
        <PasswordField name="password" label={<Trans>Password</Trans>} />
      </Form>
    </Screen>
  )
}
