import type { ChainFacts } from './ChainFacts.ts'
import { useAccountWatch } from './useAccountWatch.ts'
import { WalletRoom } from './WalletRoom.tsx'

type AccountWatchProps = {
  chain: ChainFacts
  /** The signed-in member's. */
  account: string
  onOther: (address: string) => void
}

/** Watches the connected wallet while somebody is signed in; shows nothing. */
export const AccountWatch = ({ chain, ...watched }: AccountWatchProps) => (
  <WalletRoom chain={chain}>
    <Watch {...watched} />
  </WalletRoom>
)

function Watch({ account, onOther }: Omit<AccountWatchProps, 'chain'>) {
  useAccountWatch(account, onOther)
  return null
}
