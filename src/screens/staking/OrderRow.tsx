import { Plural, useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RefNo } from '#src/ui/RefNo.tsx'
import { Ring } from '#src/ui/Ring.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { countText } from '#src/words/format.ts'
import { methodWords, type Order, shareDone } from './order-words.ts'
import { PayBy } from './PayBy.tsx'
import { useDaysLeft } from './useDaysLeft.ts'
import { usePayUntil } from './usePayUntil.ts'

/** One order: how far it is, what it is, what it earned. */
export function OrderRow({ order, onClick }: { order: Order; onClick: () => void }) {
  const { t, i18n } = useLingui()
  const left = useDaysLeft(order)
  const days = countText(left)
  const until = usePayUntil(order)
  const method = i18n._(methodWords[order.method])
  return (
    <ListRow
      onClick={onClick}
      lead={
        <Ring
          share={shareDone({ ...order, remainingDays: left })}
          label={t`Part of the term that has passed`}
        />
      }
      title={<Amount of="record" value={order.amount} unit={order.coin} />}
      subtitle={
        <Facts>
          {method}
          <RefNo no={order.no} />
        </Facts>
      }
      value={
        order.status === 'success' ? (
          <Plural value={left} one={`${days} day left`} other={`${days} days left`} />
        ) : (
          <StatusBadge status={until === undefined ? order.status : 'unpaid'} />
        )
      }
      note={until ? <PayBy until={until} /> : order.earned > 0n && <Earned of={order} />}
    />
  )
}

const Earned = ({ of: { earned } }: { of: Order }) => (
  <Amount of="record" value={earned} unit="BTCW" signed fixed />
)
