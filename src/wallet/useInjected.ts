import { useState, useSyncExternalStore } from 'react'

let injected = 'ethereum' in window
const listeners = new Set<() => void>()

function find() {
  injected = true
  for (const tell of listeners) tell()
}

// Wallets that are in the page answer at once (EIP-6963), others once they are; an older one only sits there.
addEventListener('eip6963:announceProvider', find)
addEventListener('ethereum#initialized', find)
dispatchEvent(new Event('eip6963:requestProvider'))

function listen(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/**
 * Whether a wallet has put itself into this page: when it was first asked, or as it is now with `late`. Needs nothing of the
 * wallet library.
 */
export function useInjected({ late }: { late: boolean }): boolean {
  const now = useSyncExternalStore(listen, () => injected)
  const [first] = useState(now)
  return late ? now : first
}
