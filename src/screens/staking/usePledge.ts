import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Body } from '#shared/api/index.ts'
import { useIntent } from '#src/api/useIntent.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { toast } from '#src/ui/toasts.ts'
import { dropTyped } from '#src/ui/typed.ts'

export type Method = 'balance' | 'wallet'

/**
 * Sends a pledge, once whatever happens, and goes to where it can be followed; whoever has left the form is told instead.
 * `key` is that of the form's draft, which is dropped then.
 */
export function usePledge(method: Method, key: string) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const fromBalance = useIntent('product/pledge', draftKey('pledge'), { quiet: 'refusals' })
  const fromWallet = useIntent('product/bTCWPledgeBefter', draftKey('walletPledge'), {
    quiet: 'refusals',
  })

  async function toOrders() {
    const standing = fromBalance.standing()
    dropTyped(key)
    if (standing === 'here') {
      await navigate({ to: '/pages/staking/my' })
      toast(t`Pledge active`, 'good')
    }
    if (standing === 'left') toast(t`Your pledge is made. It is in My Staking.`, 'good')
  }
  async function toOrder(order: string) {
    const standing = fromWallet.standing()
    dropTyped(key)
    if (standing === 'here') await navigate({ to: '/pages/staking/index', search: { order } })
    if (standing === 'left') toast(t`Your pledge waits to be paid. It is in My Staking.`, 'good')
  }

  return {
    /** Something was sent and nobody knows what became of it. */
    unknown: fromBalance.state === 'unknown' || fromWallet.state === 'unknown',
    send: async (body: Body<'product/pledge'>): Promise<void> => {
      if (method === 'balance') {
        await fromBalance.send(body)
        return toOrders()
      }
      const { order } = await fromWallet.send(body)
      return toOrder(order.id)
    },
    check: async (): Promise<void> => {
      if (await fromBalance.check()) return toOrders()
      const opened = await fromWallet.check()
      if (opened) return toOrder(opened.order.id)
    },
  }
}
