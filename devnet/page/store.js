/**
 * What this browser's wallet remembers, for the site that imported it: which wallet of the devnet is its own, whether
 * the site may see it, which chain it is on and which chains it was told of.
 * @typedef {{ id?: string, address?: string, connected: boolean, chainId: string, chains: Record<string, string> }} State
 */

const KEY = 'devnet-wallet'

/** A wallet starts on a chain that is not Bitwave, as those of most people do. */
export const UNKNOWN_CHAIN = '0x1'

/** @returns {State} */
export function read() {
  const kept = localStorage.getItem(KEY)
  return { connected: false, chainId: UNKNOWN_CHAIN, chains: {}, ...(kept ? JSON.parse(kept) : {}) }
}

/** @param {Partial<State>} change */
export function write(change) {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }))
}

/** Forgets the wallet, and with it the consent of the site; the chains stay known. */
export function forget() {
  const { chains, chainId } = read()
  localStorage.setItem(KEY, JSON.stringify({ chains, chainId }))
}

/**
 * Calls back when another tab of the site has changed it.
 * @param {(before: State) => void} changed
 */
export function watch(changed) {
  addEventListener('storage', ({ key, oldValue }) => {
    if (key !== KEY) return
    changed({ ...read(), connected: false, ...(oldValue ? JSON.parse(oldValue) : {}) })
  })
}
