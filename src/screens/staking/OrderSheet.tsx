import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { exactText } from '#src/words/format.ts'
import { timeText } from '#src/words/format-time.ts'
import { IfLeftToday } from './IfLeftToday.tsx'
import { isMaturing, type Maturing } from './maturities.ts'
import type { Order } from './order-words.ts'
import { useCalendar } from './useCalendar.ts'
import { useOrderRows } from './useOrderRows.tsx'
import { usePayUntil } from './usePayUntil.ts'

/** One in review changes by the block, of which the list says nothing: it is asked for this often, milliseconds. */
const EVERY = 1_500

type OrderSheetProps = {
  id: string | undefined
  /** What the list knows of it. */
  known: Order | undefined
  onClose: () => void
}

/** Everything about one order, and where its figures come from. */
export function OrderSheet({ id, known, onClose }: OrderSheetProps) {
  const waits = known?.status === 'review'
  const { data, error, mutate } = useCall(
    'product/order',
    id === undefined || (known && !waits) ? null : { id },
    waits ? { every: EVERY } : {},
  )
  const order = waits ? (data?.list[0] ?? known) : (known ?? data?.list[0])
  const refNo = order?.no
  return (
    <Sheet
      open={id !== undefined}
      onClose={onClose}
      title={refNo ? <Trans>Order {refNo}</Trans> : <Trans>Order</Trans>}
    >
      <Loaded
        data={order ?? (data && null)}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton height={420} />}
      >
        {(it) =>
          it ? <Content order={it} /> : <Empty title={<Trans>There is no such order</Trans>} />
        }
      </Loaded>
    </Sheet>
  )
}

function Content({ order }: { order: Order }) {
  return (
    <>
      {order.reason && <Note kind="red">{order.reason}</Note>}
      <KeyValue rows={useOrderRows(order)} />
      {order.status === 'review' && <OnItsWay order={order} />}
      {order.status === 'success' && (
        <Note>
          <Trans>
            What it earned is the sum of its rewards, each paid at 00:00 UTC out of revenue that had
            arrived. Every one of them is a line in Details.
          </Trans>
        </Note>
      )}
      {isMaturing(order) && (
        <>
          <IfLeftToday order={order} />
          <EndInCalendar order={order} />
        </>
      )}
    </>
  )
}

/** Leads to where it is paid, or to where it is seen what becomes of the payment. */
function OnItsWay({ order }: { order: Order }) {
  const until = usePayUntil(order)
  return (
    <>
      {until && (
        <Note>
          <Trans>
            If you do not want it any more, leave it unpaid: it ends by itself. Until{' '}
            {timeText(until)}, a payment of this amount from your account may still start it.
          </Trans>
        </Note>
      )}
      <ButtonLink to="/pages/staking/index" search={{ order: order.id }}>
        {until ? (
          <Trans>
            Pay {exactText(order.amount)} {order.coin}
          </Trans>
        ) : (
          <Trans>Follow this pledge</Trans>
        )}
      </ButtonLink>
    </>
  )
}

function EndInCalendar({ order }: { order: Maturing }) {
  const save = useCalendar()
  if (!save) return null
  return (
    <Button
      kind="plain"
      icon={<Icon name="calendar" size={20} />}
      onClick={() => void save([order])}
    >
      <Trans>End in your calendar</Trans>
    </Button>
  )
}
