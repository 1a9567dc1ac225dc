import { useNavigate } from '@tanstack/react-router'
import type { Body } from '#shared/api/index.ts'
import { useIntent } from '#src/api/useIntent.ts'
import { draftKey } from '#src/session/draftKey.ts'

export type Method = 'balance' | 'wallet'

/** Sends a pledge, once whatever happens, and goes to where it can be followed. */
export function usePledge(method: Method) {
  const navigate = useNavigate()
  const fromBalance = useIntent('product/pledge', draftKey('pledge'))
  const fromWallet = useIntent('product/bTCWPledgeBefter', draftKey('walletPledge'))

  const toOrders = () => navigate({ to: '/pages/staking/my' })
  const toOrder = (order: string) => navigate({ to: '/pages/staking/index', search: { order } })

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
