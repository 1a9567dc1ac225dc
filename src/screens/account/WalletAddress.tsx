import { Trans } from '@lingui/react/macro'
import { ConnectWallet } from './ConnectWallet.tsx'
import type { WalletProof } from './useWalletProof.ts'

type WalletAddressProps = { onProof: (proof: WalletProof) => void; onClose: () => void }

/** Takes the address of a new account from a wallet and proves it. Load it lazily. */
export const WalletAddress = ({ onProof, onClose }: WalletAddressProps) => (
  <ConnectWallet
    title={<Trans>Connect wallet</Trans>}
    lead={<Trans>Choose the wallet that the account is to belong to.</Trans>}
    onProof={onProof}
    onClose={onClose}
  />
)
