import { useLingui } from '@lingui/react/macro'
import type { DeskBody } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

/** What the filters find, for a spreadsheet: states and times are the service's own. */
export function ArrivalsExport({ body }: { body: DeskBody<'operator/arrivals'> }) {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/arrivals"
      body={body}
      name="arrivals"
      head={[
        t`Payment`,
        t`When`,
        t`Block`,
        t`Hash`,
        t`From`,
        t`Coin`,
        t`Amount`,
        t`State`,
        t`Booked as`,
        'UID',
        t`Nickname`,
        t`Order`,
        t`Journal`,
        t`Given to the member in journal`,
      ]}
      line={({ member, ...it }) => [
        it.id,
        it.at,
        String(it.block),
        it.hash,
        it.sender,
        it.coin,
        formatAmount(it.amount),
        it.state,
        it.bookedAs ?? '',
        member?.id ?? '',
        member?.nickname ?? '',
        it.orderNo ?? '',
        it.journal ?? '',
        it.assignedJournal ?? '',
      ]}
    />
  )
}
