import { atom } from 'jotai'

/** Where the wallet room keeps which wallet is connected on this device. */
export const PLACE = 'bw.wagmi.store'

const connections = new Set<() => void>()

export const connectedWallet = {
  /** What is kept of wallets that are connected on this device; empty: none is. */
  kept: () => {
    const kept = globalThis.localStorage?.getItem(PLACE) ?? ''
    return /"current":"/.test(kept) ? kept : ''
  },
  /**
   * Whether one of these shows the account: only then is the wallets' library worth loading. Of several accounts that a wallet has
   * let this page see, the first is the chosen one.
   */
  shows: (kept: string, account = '') => RegExp(`"accounts":\\["${account}"`, 'i').test(kept),
  /** Whoever signs in without a wallet is not to be sent away because of one that was connected before. */
  forget: () => {
    for (const end of connections) end()
    localStorage.removeItem(PLACE)
  },
  /** Registers what ends a connection of this page, which would otherwise be written down again the next time it changes. */
  onForget: (end: () => void) => void connections.add(end),
}

/** The signed-in account whose wallet was connected since this start: from then on it is watched, for that account alone. */
export const walletConnectedAtom = atom<string | null>(null)
