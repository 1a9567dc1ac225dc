import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ONE } from '#shared/money.ts'
import { explorerAtom, parametersAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, exactPowerText, exactText, powerText } from '#src/words/format.ts'
import { dateText, dateTimeText, timeText } from '#src/words/format-time.ts'
import { methodWords, type Order } from './order-words.ts'
import { useDaysLeft } from './useDaysLeft.ts'
import { usePayUntil } from './usePayUntil.ts'

type Row = { term: ReactNode; children: ReactNode }

/** Everything about an order, a line each. */
export function useOrderRows(order: Order): Row[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  const until = usePayUntil(order)
  const unpaid = until !== undefined
  const counts = order.status !== 'fail' && !unpaid
  const rows: (Row | false)[] = [
    { term: t`Status`, children: <StatusBadge status={unpaid ? 'unpaid' : order.status} /> },
    until ? { term: t`Pay by`, children: timeText(until) } : false,
    { term: t`Amount`, children: <Amount of="record" value={order.amount} unit={order.coin} /> },
    counts && {
      term: t`Counts as`,
      children: <Counts order={order} />,
    },
    counts &&
      hashratePerT !== undefined && {
        term: t`Computing power`,
        children: <Power order={order} hashratePerT={hashratePerT} />,
      },
    { term: t`Method`, children: i18n._(methodWords[order.method]) },
    {
      term: t`Term`,
      children: <DayCount days={order.termDays} />,
    },
    { term: t`Made`, children: dateTimeText(order.createdAt, locale) },
    order.startsAt !== null && {
      term: t`Started`,
      children: dateTimeText(order.startsAt, locale),
    },
    order.endsAt !== null && { term: t`Ends`, children: dateText(order.endsAt, locale) },
    order.status === 'success' && { term: t`Days left`, children: <DaysLeft order={order} /> },
    {
      term: t`Earned`,
      children: (
        <Amount
          of={{ figure: 'order.earned', from: order }}
          value={order.earned}
          unit="BTCW"
          signed
        />
      ),
    },
    order.hash !== null && {
      term: t`Transaction`,
      children: <HashLink hash={order.hash} explorer={explorer} />,
    },
    order.confirmations !== null && {
      term: t`Confirmations`,
      children: <Confirmations of={order} count={order.confirmations} />,
    },
  ]
  return rows.filter((row): row is Row => row !== false)
}

function DaysLeft({ order }: { order: Order }) {
  const locale = useLocale()
  const days = countText(useDaysLeft(order))
  const inputs = { ends: order.endsAt === null ? '–' : dateText(order.endsAt, locale) }
  return (
    <SourceButton of={{ figure: 'order.daysLeft', from: order, inputs }} exact={days}>
      {days}
    </SourceButton>
  )
}

const Confirmations = ({ of, count }: { of: Order; count: number }) => (
  <SourceButton of={{ figure: 'order.confirmations', from: of }} exact={String(count)}>
    {count}
  </SourceButton>
)

const Counts = ({ order }: { order: Order }) => (
  <Amount
    of={{
      figure: 'order.stakedT',
      from: order,
      inputs: { amount: `${exactText(order.amount)} ${order.coin}` },
    }}
    value={order.stakedT}
    unit="T"
  />
)

function Power({ order, hashratePerT }: { order: Order; hashratePerT: bigint }) {
  const power = (order.stakedT * hashratePerT) / ONE
  const inputs = { staked: `${exactText(order.stakedT)} T`, hashrate: exactPowerText(hashratePerT) }
  return (
    <SourceButton of={{ figure: 'order.power', from: order, inputs }} exact={exactPowerText(power)}>
      {powerText(power)}
    </SourceButton>
  )
}
