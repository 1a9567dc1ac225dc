import { Trans } from '@lingui/react/macro'
import type { Body } from '#shared/api/index.ts'
import { mask } from '#src/words/format.ts'
import { ConnectWallet } from './ConnectWallet.tsx'

type EmailProofProps = {
  account: string
  /** What it throws is shown in the sheet. */
  onProof: (proof: Body<'member/walletLogin'>) => Promise<void>
  onClose: () => void
}

/** Whoever saves a mail address without the password signs with the account's wallet. Load it lazily. */
export const EmailProof = ({ account, onProof, onClose }: EmailProofProps) => (
  <ConnectWallet
    title={<Trans>Confirm with wallet</Trans>}
    lead={
      <Trans>
        Choose the wallet of {mask(account)}. Its signature shows that it is you who saves this
        email.
      </Trans>
    }
    onProof={({ message, signature }) => onProof({ message, signature })}
    onClose={onClose}
  />
)
