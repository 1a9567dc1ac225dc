import { useEffect } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { watchConnection } from 'wagmi/actions'

/**
 * Calls back when the wallet's account is another than the signed-in one (specification §4, without regard to case).
 * A locked wallet has no account, and that is no other account.
 */
export function useAccountWatch(account: string, onOther: (address: string) => void): void {
  const config = useConfig()
  const { address } = useConnection()

  useEffect(() => {
    const compare = (seen: string | undefined) => {
      if (seen && seen.toLowerCase() !== account.toLowerCase()) onOther(seen)
    }
    // A silent reconnection after a reload is no event; what is connected now counts too.
    compare(address)
    return watchConnection(config, { onChange: ({ address: seen }) => compare(seen) })
  }, [config, address, account, onOther])
}
