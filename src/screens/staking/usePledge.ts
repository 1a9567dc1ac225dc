import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Body } from '#shared/api/index.ts'
import { useIntent } from '#src/api/useIntent.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { toast } from '#src/ui/toasts.ts'

export type Method = 'balance' | 'wallet'

/** Sends a pledge, once whatever happens, and goes to where it can be followed; whoever has left the form is told instead. */
export function usePledge(method: Method) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const fromBalance = useIntent('product/pledge', draftKey('pledge'))
  const fromWallet = useIntent('product/bTCWPledgeBefter', draftKey('walletPledge'))

  async function toOrders() {
    const standing = fromBalance.standing()
    if (standing === 'here') await navigate({ to: '/pages/staking/my' })
    if (standing === 'left') toast(t`Your pledge is made. It is in My Staking.`, 'good')
  }
  async function toOrder(order: string) {
    const standing = fromWallet.standing()
    if (standing === 'here') await navigate({ to: '/pages/staking/index', search: { order } })
    if (standing === 'left') toast(t`Your pledge waits to be paid. It is in My Staking.`, 'good')
  }

  return {
    /** Something was sent and nobody knows what became of it. */
    unknown: fromBalance.state === 'unknown' || fromWallet.state === 'unknown',
    send: async (body: Body<'product/pledge'>) => {
      if (method === 'balance') {
        await fromBalance.send(body)
        return toOrders()
      }
      const { order } = await fromWallet.send(body)
      return toOrder(order.id)
    },
    check: async () => {
      if (await fromBalance.check()) return toOrders()
      const opened = await fromWallet.check()
      if (opened) return toOrder(opened.order.id)
    },
  }
}
