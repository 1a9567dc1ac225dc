import { connectedWallet, walletConnectedAtom } from '#src/session/connectedWallet.ts'
import { store } from '#src/session/session.ts'

/** From now on a switch of the account's wallet to another one ends the session, on every screen (specification §4). */
export const watchFromNow = (account: string) => store.set(walletConnectedAtom, account)

// Of this session alone: the next one of the same member may begin without the wallet.
connectedWallet.onForget(() => store.set(walletConnectedAtom, null))
