import { Trans, useLingui } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import type { DeskOrder } from './Orders.tsx'
import { PaidDays } from './PaidDays.tsx'
import { useOrderFacts } from './useOrderFacts.tsx'

type OrderSheetProps = { no: string; onClose: () => void }

/** One order: whose it is, how it was paid, and what it brought on each day. */
export function OrderSheet({ no, onClose }: OrderSheetProps) {
  const { t } = useLingui()
  const { data, error, mutate } = useCall('operator/orders', { no, limit: 1 })
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <Trans>
          Order <span translate="no">{no}</span>
        </Trans>
      }
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => mutate()}
        waiting={<Skeleton height={320} />}
      >
        {({ list: [order] }) =>
          order ? (
            <Whole order={order} />
          ) : (
            <Empty icon="search" title={t`There is no such order`} />
          )
        }
      </Loaded>
    </Sheet>
  )
}

const Whole = ({ order }: { order: DeskOrder }) => (
  <>
    <Figure
      of="desk"
      look="center"
      label={<StatusBadge status={order.status} />}
      value={order.amount}
      unit={order.coin}
      decimals={18}
    />
    <KeyValue rows={useOrderFacts(order)} />
    <PaidDays order={order} />
  </>
)
