import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Name } from '#src/screens/console/members/Name.tsx'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { explorerAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import type { DeskOrder } from './Orders.tsx'
import { orderReasonWords } from './order-reason-words.ts'

/** Everything that is known of an order. */
export function useOrderFacts({ member, hash, ...order }: DeskOrder) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const day = (it: string | null) => (it === null ? '–' : dateText(it, locale))
  return [
    {
      term: t`Member`,
      children: (
        <GoTo section="members" search={{ id: member.id }}>
          <Name of={member} />
        </GoTo>
      ),
    },
    {
      term: t`Counts as`,
      children: <Amount of="desk" value={order.stakedT} unit="T" decimals={18} />,
    },
    { term: t`Term`, children: <DayCount days={order.termDays} /> },
    { term: t`Paid by`, children: order.method === 'wallet' ? t`a wallet` : t`the balance` },
    {
      term: t({ message: 'Asked for', context: 'time' }),
      children: dateTimeText(order.createdAt, locale),
    },
    { term: t`First day`, children: day(order.startDay) },
    { term: t`Last day`, children: day(order.endDay) },
    {
      term: t`Earned`,
      children: <Amount of="desk" value={order.earned} unit="BTCW" decimals={18} />,
    },
    ...(order.reason === null
      ? []
      : [{ term: t`Reason`, children: i18n._(orderReasonWords(order.reason)) }]),
    ...(hash === null
      ? []
      : [{ term: t`Hash`, children: <HashLink hash={hash} explorer={explorer} copy /> }]),
  ]
}
