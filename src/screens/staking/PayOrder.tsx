import { useCall } from '#src/api/useCall.ts'
import { useSend } from '#src/api/useSend.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { KeptPayment } from './KeptPayment.tsx'
import type { Order } from './order-words.ts'
import { PayWays } from './PayWays.tsx'
import { paymentFor } from './paymentFor.ts'
import { Risks } from './Risks.tsx'
import { memberTill } from './Till.ts'
import { TimeOverHere } from './TimeOver.tsx'
import { useTicketLink } from './useTicketLink.ts'
import { useUnsent } from './useUnsent.ts'

/** An order of the signed-in member's that waits for its payment. */
export function PayOrder({ order, onPaid }: { order: Order; onPaid: () => void }) {
  const unsent = useUnsent()
  const submit = useSend('product/bTCWPledge', { quiet: true })
  const link = useTicketLink(order.id)
  const known = [useCall('home/parameters', {}), useCall('member/userInfo', {})] as const
  const [{ data: terms }, { data: member }] = known
  const now = useNow(1_000)
  const failed = known.find(({ data, error }) => error && !data)
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.mutate()} />
  if (!terms || !member?.account || !unsent) return <Skeleton height={300} />

  const paid = unsent.find(({ orderId }) => orderId === order.id)
  if (paid) return <KeptPayment paid={paid} onTold={onPaid} />
  const payment = paymentFor(order, terms)
  if (Date.parse(payment.expiresAt) <= now) return <TimeOverHere />
  return (
    <>
      <Risks {...order} method="wallet" coinSet={terms.coinSet} />
      <PayWays
        order={order}
        till={memberTill(member.id, order)}
        payment={payment}
        chain={terms.parameters.chain}
        account={member.account}
        link={link}
        onHash={(hash) => submit.send({ orderId: order.id, hash }).then(onPaid)}
        onPaid={onPaid}
      />
    </>
  )
}
