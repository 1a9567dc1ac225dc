import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { connectedWallet, walletConnectedAtom } from '#src/session/connectedWallet.ts'
import { memberAtom, parametersAtom, signedInAtom } from '#src/session/session.ts'
import { withWords } from '#src/words/loadWords.ts'

type Watching = typeof import('./FollowWallet.tsx')

// It stands round every screen: where its file does not arrive nobody watches, and the screens are there all the same.
const FollowWallet = lazy(async () => ({
  default: (
    await withWords(import('./FollowWallet.tsx')).catch(
      (): Watching => ({ FollowWallet: () => null }),
    )
  ).FollowWallet,
}))

/** Sends to the sign-in whoever switched the wallet to another account than the signed-in one (specification §4). */
export function WatchWallet({ off }: { off: boolean }) {
  const signedIn = useAtomValue(signedInAtom)
  const account = useAtomValue(memberAtom)?.account
  const chain = useAtomValue(parametersAtom)?.parameters.chain
  const [kept] = useState(connectedWallet.kept)
  // A wallet that was only tried, and shows another account, is not the member's.
  const connected =
    useAtomValue(walletConnectedAtom) === account || connectedWallet.shows(kept, account)

  if (off || !signedIn || !connected || !account || !chain) return null
  return (
    <Suspense>
      <FollowWallet chain={chain} account={account} kept={kept} />
    </Suspense>
  )
}
