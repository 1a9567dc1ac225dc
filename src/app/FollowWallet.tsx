import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { signOut } from '#src/api/signOut.ts'
import { toast } from '#src/ui/toasts.ts'
import { AccountWatch } from '#src/wallet/AccountWatch.tsx'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'

/** Leads to the sign-in once the connected wallet is on another account than the member's. Load it lazily. */
export function FollowWallet(watched: { chain: ChainFacts; account: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()

  const leave = useCallback(async () => {
    signOut()
    await navigate({ to: '/pages/login/index' })
    toast(t`Your wallet is on another account. Sign in with it.`)
  }, [navigate, t])

  return <AccountWatch {...watched} onOther={leave} />
}
