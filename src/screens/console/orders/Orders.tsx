import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { NoOrderNumber } from '#src/screens/console/parts/NoNumber.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { OrderFilters, useOrderSearch } from './OrderFilters.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { OrdersExport } from './OrdersExport.tsx'
import { useOrderColumns } from './useOrderColumns.tsx'

export type DeskOrder = DeskResult<'operator/orders'>['list'][number]

/** Every pledge with its term, the newest first. */
export function Orders() {
  const { t } = useLingui()
  const { search, change, body } = useOrderSearch()
  const found = usePages('operator/orders', body)
  return (
    <Screen
      title={<Trans>Orders</Trans>}
      actions={body && <OrdersExport body={body} />}
      onRefresh={found.refresh}
    >
      <OrderFilters />
      <DataTable
        label={t`Orders`}
        found={found}
        keyOf={({ no }: DeskOrder) => no}
        columns={useOrderColumns()}
        card={(it: DeskOrder) => ({
          title: <Amount of="desk" value={it.amount} unit={it.coin} />,
          subtitle: (
            <Facts>
              <span translate="no">{it.member.nickname}</span>
              <RelativeTime at={it.createdAt} />
            </Facts>
          ),
          value: <StatusBadge status={it.status} />,
        })}
        empty={body ? <NoOrders /> : <NoOrderNumber />}
        onOpen={({ no }) => change({ no }, { open: true })}
      />
      {search.no !== undefined && (
        <OrderSheet key={search.no} no={search.no} onClose={() => change({ no: undefined })} />
      )}
    </Screen>
  )
}

function NoOrders() {
  const { t } = useLingui()
  return (
    <Empty icon="search" title={t`No orders of this kind`}>
      <Trans>Change the filters above.</Trans>
    </Empty>
  )
}
