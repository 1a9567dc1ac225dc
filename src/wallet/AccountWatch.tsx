import type { ChainFacts } from './ChainFacts.ts'
import { useAccountWatch } from './useAccountWatch.ts'
import { WalletRoom } from './WalletRoom.tsx'

export type AccountWatchProps = {
  chain: ChainFacts
  /** The signed-in member's. */
  account: string
  /** What this device kept of connected wallets when the app started. */
  kept: string
  onOther: (address: string) => void
}

/** Watches the connected wallet while somebody is signed in; shows nothing. */
export const AccountWatch = ({ chain, ...watched }: AccountWatchProps) => (
  <WalletRoom chain={chain}>
    <Watch {...watched} />
  </WalletRoom>
)

function Watch(watched: Omit<AccountWatchProps, 'chain'>) {
  useAccountWatch(watched)
  return null
}
