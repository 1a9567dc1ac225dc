import { Trans } from '@lingui/react/macro'
import type { Body, Result } from '#shared/api/index.ts'
import { Gap } from '#src/ui/Gap.tsx'
import { mask } from '#src/words/format.ts'
import { ConnectWallet } from './ConnectWallet.tsx'

type EmailProofProps = {
  user: Pick<Result<'member/userInfo'>, 'account' | 'accountSigned'>
  /** What it throws is shown in the sheet. */
  onProof: (proof: Body<'member/walletLogin'>) => Promise<void>
  onClose: () => void
}

/**
 * Whoever saves a mail address without the password signs with the account's wallet, which is told first what its first signature
 * ends. Load it lazily.
 */
export const EmailProof = ({
  user: { account, accountSigned },
  onProof,
  onClose,
}: EmailProofProps) => (
  <ConnectWallet
    title={<Trans>Confirm with wallet</Trans>}
    lead={
      <>
        <Trans>
          Choose the wallet of {mask(account)}. Its signature shows that it is you who saves this
          email.
        </Trans>
        {!accountSigned && (
          <>
            <Gap />
            <Trans>
              If it signs for the account for the first time, the account is the wallet’s from then
              on: other devices are signed out, and the password no longer holds. Set a new one by
              this email afterwards.
            </Trans>
          </>
        )}
      </>
    }
    onProof={({ message, signature }) => onProof({ message, signature })}
    onClose={onClose}
  />
)
