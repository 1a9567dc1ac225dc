import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { isInDoubt } from '#src/api/intent.ts'
import { signOut } from '#src/api/signOut.ts'
import { toast } from '#src/ui/toasts.ts'
import { AccountWatch, type AccountWatchProps } from '#src/wallet/AccountWatch.tsx'
import { loginGate } from './loginGate.ts'

/** Leads to the sign-in once the connected wallet is on another account than the member's. Load it lazily. */
export function FollowWallet(watched: Omit<AccountWatchProps, 'onOther'>): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()

  const leave = useCallback(async () => {
    const doubt = isInDoubt()
    signOut()
    await navigate({ to: '/pages/login/index' })
    toast(t`Your wallet is on another account. Sign in with it.`)
    // Nobody was asked before, and this is not to be missed.
    if (doubt) {
      loginGate.close(
        t`Something that you sent has had no answer yet, and it is not known whether it was done. This device forgets that it was sent: look at your records before you do it again.`,
      )
    }
  }, [navigate, t])

  return <AccountWatch {...watched} onOther={leave} />
}
