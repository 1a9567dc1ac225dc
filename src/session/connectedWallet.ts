import { atom } from 'jotai'

/** Where the wallet room keeps which wallet is connected on this device. */
export const PLACE = 'bw.wagmi.store'

const connections = new Set<() => void>()

export const connectedWallet = {
  /** Whether a wallet was connected on this device: only then is its library worth loading. */
  isKept: () => /"current":"/.test(globalThis.localStorage?.getItem(PLACE) ?? ''),
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
