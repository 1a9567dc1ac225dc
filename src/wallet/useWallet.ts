import { useSyncExternalStore } from 'react'
import { useConfig, useConnect, useConnection, useConnectors, useDisconnect } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { type Asked, newestBlock, paidSince } from './paidSince.ts'
import { type Payment, pay } from './pay.ts'
import { signText } from './signText.ts'
import { useBriefly } from './useBriefly.ts'

/** How long a wallet may take to say whether it knows this page before another one can be chosen, milliseconds. */
const TAKING_UP = 5_000

/** A wallet that this browser offers. */
export type OfferedWallet = {
  id: string
  name: string
  icon: string | undefined
  connect: () => Promise<string>
}

/** The browser's wallets and the one that is connected; every action throws what `walletProblem` puts into words. */
export function useWallet() {
  const config = useConfig()
  const { address, status, connector } = useConnection()
  const takenUp = useBriefly(status === 'reconnecting', TAKING_UP)
  const { mutateAsync: connect } = useConnect()
  const { mutateAsync: disconnect } = useDisconnect()
  const hasLegacy = useSyncExternalStore(onLegacyProvider, hasLegacyProvider)
  const announced = useConnectors().filter(
    ({ type, id }) => type === 'injected' && id !== 'injected',
  )
  const legacy = useConnectors().filter(({ id }) => id === 'injected' && hasLegacy)
  const offered = announced.length > 0 ? announced : legacy

  return {
    address: status === 'connected' ? address : undefined,
    name: connector?.name,
    // A wallet that is only asked whether it knows this page must not keep anybody from choosing one, nor one that hangs.
    busy: takenUp,
    wallets: offered.map(
      (one): OfferedWallet => ({
        id: one.uid,
        name: one.name,
        icon: one.icon,
        connect: async () => {
          const now = getConnection(config)
          if (now.connector?.uid === one.uid && now.address) return now.address
          const { accounts } = await connect({ connector: one })
          return accounts[0]
        },
      }),
    ),
    disconnect: () => disconnect({}),
    sign: (message: string) => signText(config, message),
    pay: (payment: Payment, account: string) => pay(config, payment, account),
    newestBlock: () => newestBlock(config),
    paidSince: (asked: Asked) => paidSince(config, asked),
  }
}

/** An older wallet may put itself into the page long after it was loaded. */
function onLegacyProvider(tell: () => void) {
  addEventListener('ethereum#initialized', tell)
  return () => removeEventListener('ethereum#initialized', tell)
}

const hasLegacyProvider = () => 'ethereum' in window
