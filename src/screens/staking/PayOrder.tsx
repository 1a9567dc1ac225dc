import type { Result } from '#shared/api/index.ts'
import type { Paid } from '#src/api/paid.ts'
import { useCall } from '#src/api/useCall.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { usePlace } from '#src/ui/usePlace.ts'
import { hasTwin } from './hasTwin.ts'
import { KeptHere, PaymentTold } from './KeptPayment.tsx'
import { LetGo } from './LetGo.tsx'
import type { Order } from './order-words.ts'
import { PayWays } from './PayWays.tsx'
import { paymentFor } from './paymentFor.ts'
import { Risks } from './Risks.tsx'
import { memberTill } from './Till.ts'
import { TimeOverHere } from './TimeOver.tsx'
import { useMemberNaming } from './use-naming.ts'
import { useTicketLink } from './useTicketLink.ts'
import { useUnsent } from './useUnsent.ts'

/** Another order may be opened meanwhile, milliseconds between two askings. */
const EVERY = 15_000

type PayOrderProps = { order: Order; onPaid: () => void }

/** An order of the signed-in member's that waits for its payment. */
export function PayOrder({ order, onPaid }: PayOrderProps) {
  const unsent = useUnsent()
  const known = [useCall('home/parameters', {}), useCall('member/userInfo', {})] as const
  const [{ data: terms }, { data: member }] = known
  const open = useCall('product/order', { status: 'review' }, { every: EVERY })
  const asked = open.data ?? open.error
  const failed = known.find(({ data, error }) => error && !data)
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.mutate()} />
  if (!terms || !member?.account || !unsent || !asked) return <Skeleton height={300} />

  const paid = unsent.find(({ orderId }) => orderId === order.id)
  const twin = open.data && hasTwin(order, open.data.list)
  const ways = { order, twin, terms, member, onPaid }
  return <Paying {...ways} paid={paid} />
}

type WaysProps = PayOrderProps & {
  twin: boolean | undefined
  terms: Result<'home/parameters'>
  member: Result<'member/userInfo'>
}

/** The ways to pay it, until one has been gone and the service knows nothing of it. */
function Paying({ paid, ...ways }: WaysProps & { paid: Paid | undefined }) {
  usePlace(paid ? 'kept' : 'pay')
  return (
    <>
      <PaymentTold kept={paid}>
        <LetGo hashState={ways.order.hashState} />
      </PaymentTold>
      {paid ? <KeptHere paid={paid} onTold={ways.onPaid} /> : <Ways {...ways} />}
    </>
  )
}

function Ways({ order, twin, terms, member, onPaid }: WaysProps) {
  const naming = useMemberNaming(member.id, order)
  const link = useTicketLink(order.id)
  const now = useNow(1_000)
  const payment = paymentFor(order, terms)
  const name = (hash: string) => naming(hash).then(onPaid)
  if (Date.parse(payment.expiresAt) <= now) return <TimeOverHere onHash={name} />
  return (
    <>
      <PayWays
        order={order}
        till={memberTill(member.id, order)}
        payment={payment}
        chain={terms.parameters.chain}
        account={member.account}
        twin={twin}
        link={link}
        onHash={name}
        onPaid={onPaid}
      />
      {/* They were read a moment ago on the form: what is to be done comes first. */}
      <Risks {...order} method="wallet" coinSet={terms.coinSet} />
    </>
  )
}
