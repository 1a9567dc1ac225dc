import { Trans } from '@lingui/react/macro'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { exactText } from '#src/words/format.ts'
import type { Order } from './order-words.ts'
import { PayBy } from './PayBy.tsx'
import { payUntil } from './paymentFor.ts'

/** Above the form: what was opened and not paid, before another one is opened for the same coins. Nothing where nobody can see payments. */
export function UnpaidOrders({ orders }: { orders: readonly Order[] }) {
  const halted = useChainHalted()
  const now = useNow(1_000)
  const open = orders.filter((order) => Date.parse(payUntil(order)) > now)
  if (halted || open.length === 0) return null
  return (
    <Card look="list">
      {open.map((order) => (
        <UnpaidOrder key={order.id} order={order} />
      ))}
    </Card>
  )
}

function UnpaidOrder({ order }: { order: Order }) {
  // An amount stays on the line of its unit.
  const amount = `${exactText(order.amount)}\u00a0${order.coin}`
  return (
    <RowLink
      to="/pages/staking/index"
      search={{ order: order.id }}
      icon="clock"
      tone="amber"
      title={<Trans>An order of {amount} waits for its payment</Trans>}
      subtitle={<PayBy until={payUntil(order)} />}
      chevron
    />
  )
}
