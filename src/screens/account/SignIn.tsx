import { Trans } from '@lingui/react/macro'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Body } from '#shared/api/index.ts'
import { post } from '#src/api/post.ts'
import { signIn } from '#src/api/signIn.ts'
import { connectedWallet } from '#src/session/connectedWallet.ts'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
import { withWords } from '#src/words/loadWords.ts'
import { LanguageChip } from './LanguageChip.tsx'
import styles from './SignIn.module.css'
import { useFillFromWallet } from './useFillFromWallet.ts'

// The wallet room is large, and a visitor may not have a wallet here at all.
const loadWallet = async () => (await withWords(import('./WalletSignIn.tsx'))).WalletSignIn

// Nor does anybody wait for what checks the fields before they are typed.
const loadCredentials = () =>
  import('#shared/api/start.ts').then((it) => it.start['member/login'].body)

/** The way in. It is painted from the HTML before any script runs, so nothing in it may depend on the device. */
export function SignIn(): ReactNode {
  const router = useRouter()
  const { next, account } = useSearch({ from: '/pages/login/index' })

  const fromWallet = useFillFromWallet(account)
  const [WalletSignIn, connect, close] = useLazySheet(loadWallet)
  const goOn = () => router.history.replace(next ?? '/pages/home/index')

  async function enter(credentials: Body<'member/login'>) {
    const { token } = await post('member/login', credentials, { quiet: true })
    connectedWallet.forget()
    await signIn(token)
    goOn()
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
        schema={loadCredentials}
        onSubmit={enter}
        submit={<Trans>Sign in</Trans>}
        after={
          <>
            <Button kind="plain" onClick={connect}>
              <Trans>Sign in with wallet</Trans>
            </Button>
            <p className={styles.newHere}>
              <Trans>
                New here?{' '}
                <Link to="/pages/register/index" search={{ next }}>
                  Create an account
                </Link>
              </Trans>
            </p>
          </>
        }
      >
        <AddressField
          name="account"
          label={<Trans>Wallet address</Trans>}
          autoComplete="username"
          defaultValue={account}
          {...fromWallet}
        />
        <PasswordField name="password" label={<Trans>Password</Trans>} />
        <div className={styles.forgot}>
          <TextLink to="/pages/set/forgetPwd" search={{ next }}>
            <Trans>Forgot password?</Trans>
          </TextLink>
        </div>
      </Form>
      {WalletSignIn && <WalletSignIn onSignedIn={goOn} onClose={close} />}
    </Screen>
  )
}
