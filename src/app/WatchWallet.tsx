import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useCallback, useState } from 'react'
import { signOut } from '#src/api/signOut.ts'
import { connectedWallet, walletConnectedAtom } from '#src/session/connectedWallet.ts'
import { memberAtom, parametersAtom, signedInAtom } from '#src/session/session.ts'
import { toast } from '#src/ui/toasts.ts'

const AccountWatch = lazy(() =>
  import('#src/wallet/AccountWatch.tsx').then(({ AccountWatch: it }) => ({ default: it })),
)

/** Sends to the sign-in whoever switched the wallet to another account than the signed-in one (specification §4). */
export function WatchWallet({ off }: { off: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const signedIn = useAtomValue(signedInAtom)
  const account = useAtomValue(memberAtom)?.account
  const chain = useAtomValue(parametersAtom)?.parameters.chain
  const [kept] = useState(connectedWallet.isKept)
  const connected = useAtomValue(walletConnectedAtom) === account || kept

  const leave = useCallback(async () => {
    signOut()
    await navigate({ to: '/pages/login/index' })
    toast(t`Your wallet is on another account. Sign in with it.`)
  }, [navigate, t])

  if (off || !signedIn || !connected || !account || !chain) return null
  return (
    <Suspense>
      <AccountWatch chain={chain} account={account} onOther={leave} />
    </Suspense>
  )
}
