import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { post } from '#src/api/post.ts'
import { signIn } from '#src/api/signIn.ts'
import { Link } from '#src/ui/Link.tsx'
import { ConnectWallet } from './ConnectWallet.tsx'
import type { WalletProof } from './useWalletProof.ts'

type WalletSignInProps = {
  /** The session has begun. */
  onSignedIn: () => void
  onClose: () => void
}

/** Signing in with a wallet instead of a password (decisions §7). Load it lazily. */
export function WalletSignIn({ onSignedIn, onClose }: WalletSignInProps) {
  const { next } = useSearch({ from: '/pages/login/index' })

  async function enter({ message, signature }: WalletProof) {
    const { token } = await post('member/walletLogin', { message, signature }, { quiet: true })
    await signIn(token)
    onSignedIn()
  }

  return (
    <ConnectWallet
      title={<Trans>Sign in with wallet</Trans>}
      lead={
        <Trans>
          Choose the wallet of your account. If it signs for the account for the first time, the
          account is the wallet’s from then on: other devices are signed out, and the password no
          longer holds. Confirm your email afterwards to set a new one.
        </Trans>
      }
      onProof={enter}
      onClose={onClose}
      help={
        <Link to="/pages/register/index" search={{ next }}>
          <Trans>Create an account</Trans>
        </Link>
      }
    />
  )
}
