import { Plural, useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RefNo } from '#src/ui/RefNo.tsx'
import { Ring } from '#src/ui/Ring.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { countText } from '#src/words/format.ts'
import { methodWords, type Order, shareDone } from './order-words.ts'
import { useDaysLeft } from './useDaysLeft.ts'

/** One order: how far it is, what it is, what it earned. */
export function OrderRow({ order, onClick }: { order: Order; onClick: () => void }) {
  const { t, i18n } = useLingui()
  const left = useDaysLeft(order)
  const days = countText(left)
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
          <StatusBadge status={order.status} />
        )
      }
      note={
        order.earned > 0n ? (
          <Amount of="record" value={order.earned} unit="BTCW" signed fixed />
        ) : undefined
      }
    />
  )
}
