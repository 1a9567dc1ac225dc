import { atom } from 'jotai'

/** Where the wallet room keeps which wallet is connected on this device. */
export const PLACE = 'bw.wagmi.store'

const ACCOUNT = /"accounts":\["(\w+)"/g

const connections = new Set<() => void>()

export const connectedWallet = {
  /**
   * The accounts that wallets connected on this device show, in small letters: only for one of these is the wallets' library
   * worth loading. Of several accounts that a wallet has let this page see, the first is the chosen one.
   */
  accounts: (): string[] => {
    const kept = globalThis.localStorage?.getItem(PLACE) ?? ''
    const isConnected = kept.includes('"current":"')
    return isConnected ? [...kept.matchAll(ACCOUNT)].map(([, it = '']) => it.toLowerCase()) : []
  },
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
