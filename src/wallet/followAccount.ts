import { parametersAtom, store } from '#src/session/session.ts'
import { walletKind } from '#src/session/walletKind.ts'
import { inviteDevnetWallet } from './inviteDevnetWallet.ts'

/** What is needed of a wallet (EIP-1193); an older one may tell of no changes. */
type Provider = {
  request: (call: { method: string }) => Promise<unknown>
  on?: (event: string, hear: (accounts: unknown) => void) => unknown
  removeListener?: (event: string, hear: (accounts: unknown) => void) => unknown
}

type Announced = CustomEvent<{ info: { name: string }; provider: Provider }>

const ANNOUNCED = 'eip6963:announceProvider'

/**
 * Tells the account of a wallet that knows this page already, now and whenever it goes to another one; the wallet that was
 * connected last goes before others. It only looks (`eth_accounts`): no wallet shows a question for that. Needs nothing of
 * the wallet library. Answers how to stop.
 */
export function followAccount(tell: (account: string) => void): () => void {
  const last = walletKind()
  const ends = new Map<Provider, () => void>()
  let chosen: Provider | undefined

  function follow(provider: Provider | undefined, isLast: boolean) {
    // Anything may sit where wallets do, or announce itself as one.
    if (typeof provider?.request !== 'function' || ends.has(provider)) return
    const hear = (accounts: unknown) => {
      const account = firstOf(accounts)
      // A locked wallet has no account, and that is no other account.
      if (!account || !ends.has(provider)) return
      if (isLast) chosen = provider
      chosen ??= provider
      if (chosen === provider) tell(account)
    }
    ends.set(provider, () => provider.removeListener?.('accountsChanged', hear))
    provider.on?.('accountsChanged', hear)
    provider.request({ method: 'eth_accounts' }).then(hear, () => {})
  }

  const announced = (event: Event) => {
    const { info, provider } = (event as Announced).detail
    follow(provider, info.name === last)
  }
  addEventListener(ANNOUNCED, announced)
  // Wallets that are in the page answer at once; an older one only sits there.
  dispatchEvent(new Event('eip6963:requestProvider'))
  const { ethereum } = globalThis as { ethereum?: Provider }
  if (ends.size === 0) follow(ethereum, false)
  // A devnet's own wallet, where this device knows the chain; the service is not asked for it.
  const chain = store.get(parametersAtom)?.parameters.chain
  if (chain) void inviteDevnetWallet(chain)

  return () => {
    removeEventListener(ANNOUNCED, announced)
    for (const end of ends.values()) end()
    ends.clear()
  }
}

function firstOf(accounts: unknown): string | null {
  const [account]: unknown[] = Array.isArray(accounts) ? accounts : []
  return typeof account === 'string' && /^0x[0-9a-f]{40}$/i.test(account) ? account : null
}
