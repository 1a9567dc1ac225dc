import { useLingui } from '@lingui/react/macro'
import type { DeskBody, DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

/** What the filters find, for a spreadsheet: states and times are the service's own. */
export function WithdrawalsExport({ body }: { body: DeskBody<'operator/withdrawals'> }) {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/withdrawals"
      body={body}
      name="withdrawals"
      head={[
        t`Withdrawal`,
        t({ message: 'Asked for', context: 'time' }),
        'UID',
        t`Nickname`,
        t`Coin`,
        t`Amount`,
        t`Miner fee`,
        t`To address`,
        t`State`,
        t`Halted`,
        t`First approved by`,
        t`Decided by`,
        t`Decided`,
        t`Reason`,
        t`Hash`,
        t`Done`,
      ]}
      line={lineOf}
    />
  )
}

type Found = DeskResult<'operator/withdrawals'>['list'][number]

const lineOf = ({ member, ...it }: Found) => [
  it.no,
  it.createdAt,
  member.id,
  member.nickname,
  it.coin,
  formatAmount(it.amount),
  formatAmount(it.fee),
  it.address,
  it.state,
  it.halted ?? '',
  it.firstBy ?? '',
  it.decidedBy ?? '',
  it.decidedAt ?? '',
  it.note ?? it.reason ?? '',
  it.hash ?? '',
  it.doneAt ?? '',
]
