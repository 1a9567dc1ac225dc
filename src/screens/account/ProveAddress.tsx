import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Refused } from '#src/api/Refused.ts'
import { refresh } from '#src/api/refresh.ts'
import { renewSession } from '#src/api/renewSession.ts'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { toast } from '#src/ui/toasts.ts'
import { mask } from '#src/words/format.ts'
import { ConnectWallet } from './ConnectWallet.tsx'
import type { WalletProof } from './useWalletProof.ts'

type ProveAddressProps = {
  user: Result<'member/userInfo'>
  onProved: () => void
  onClose: () => void
}

/** Proves the account's address by signing in with its wallet once more. Load it lazily. */
export function ProveAddress({ user, onProved, onClose }: ProveAddressProps) {
  const { t } = useLingui()

  async function prove({ account, message, signature }: WalletProof) {
    if (account.toLowerCase() !== user.account.toLowerCase()) {
      const other = mask(account)
      // Signing in with it would be somebody else's sign-in.
      throw new Refused({
        code: 400,
        message: t`The wallet is on ${other}. Choose the address of this account in it.`,
      })
    }
    await renewSession('member/walletLogin', { message, signature }).catch(tellUnsure)
    toast(t`Address proved`, 'good')
    onProved()
  }

  function tellUnsure(error: unknown) {
    // Where it was done, this session has ended with the others: asking tells so.
    if (error instanceof Unanswered) void refresh('member/userInfo')
    sayUnsure(t`No answer came, so we cannot tell whether your address was proved. Try again.`)(
      error,
    )
  }

  return (
    <ConnectWallet
      title={<Trans>Prove with wallet</Trans>}
      lead={
        <Trans>
          Choose the wallet of {mask(user.account)}. The account is the wallet’s from then on: other
          devices are signed out, and the password no longer holds. Confirm your email afterwards to
          set a new one.
        </Trans>
      }
      onProof={prove}
      onClose={onClose}
    />
  )
}
