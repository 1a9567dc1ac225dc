import { useLingui } from '@lingui/react/macro'
import type { DeskBody, DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

/** The orders that the filters find: states and plans are the service's own names. */
export function OrdersExport({ body }: { body: DeskBody<'operator/orders'> }) {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/orders"
      body={body}
      name="orders"
      head={[
        t`Order`,
        t`When`,
        'UID',
        t`Nickname`,
        t`Coin`,
        t`Amount`,
        'T',
        t`Paid by`,
        t`Plan`,
        t`State`,
        t`Reason`,
        t`Earned`,
        t`First day`,
        t`Last day`,
        t`Hash`,
      ]}
      line={lineOf}
    />
  )
}

type Found = DeskResult<'operator/orders'>['list'][number]

const lineOf = ({ member, ...it }: Found) => [
  it.no,
  it.createdAt,
  member.id,
  member.nickname,
  it.coin,
  formatAmount(it.amount),
  formatAmount(it.stakedT),
  it.method,
  it.planId,
  it.status,
  it.reason ?? '',
  formatAmount(it.earned),
  it.startDay ?? '',
  it.endDay ?? '',
  it.hash ?? '',
]
