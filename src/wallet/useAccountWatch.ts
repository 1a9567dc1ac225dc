import { useEffect } from 'react'
import { type Config, deserialize, type State, useConfig } from 'wagmi'
import { getConnection, getConnections, watchConnections } from 'wagmi/actions'

type Watched = {
  /** The signed-in member's. */
  account: string
  /** What this device kept of connected wallets when the app started. */
  kept: string
  onOther: (address: string) => void
}

/**
 * Calls back when the wallet that showed the signed-in account is on another one (specification §4, without regard to case).
 * A locked wallet has no account, and that is no other account; nor is what any other wallet shows, which may be taken for the
 * connected one while the member's is locked.
 */
export function useAccountWatch({ account, kept, onOther }: Watched): void {
  const config = useConfig()

  useEffect(() => {
    const isMembers = (seen: string) => seen.toLowerCase() === account.toLowerCase()
    const wallets = walletsIn(kept, isMembers)
    const compare = () => {
      const seen = shownBy(config)
      const theirs = seen.filter(({ address }) => isMembers(address))
      addAll(wallets, theirs.length + wallets.size > 0 ? theirs : connectedIn(config))
      const other = seen.find(({ id, address }) => wallets.has(id) && !isMembers(address))
      if (other) onOther(other.address)
    }
    // A silent reconnection after a reload is no event; what is connected now counts too.
    compare()
    return watchConnections(config, { onChange: compare })
  }, [config, account, kept, onOther])
}

/** Each wallet that knows this page, by the name that it has at every start, with the account that it shows. */
const shownBy = (config: Config) =>
  getConnections(config).flatMap(({ connector: { id }, accounts: [address] }) =>
    address ? [{ id, address }] : [],
  )

/** The wallet that is taken for the connected one, where there is any. */
function connectedIn(config: Config) {
  const { connector } = getConnection(config)
  return connector ? [connector] : []
}

function addAll(wallets: Set<string>, named: readonly { id: string }[]): void {
  for (const { id } of named) wallets.add(id)
}

/** Of the wallets that were kept, those that showed the account. */
function walletsIn(kept: string, isMembers: (address: string) => boolean): Set<string> {
  if (!kept) return new Set()
  try {
    const { state } = deserialize<{ state: Pick<State, 'connections'> }>(kept)
    const shown = [...state.connections.values()].filter(({ accounts }) => isMembers(accounts[0]))
    return new Set(shown.map(({ connector }) => connector.id))
  } catch {
    // What a device keeps may be anything.
    return new Set()
  }
}
