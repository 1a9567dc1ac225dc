import { useLingui } from '@lingui/react/macro'
import { Name } from '#src/screens/console/members/Name.tsx'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Grant } from './grant-words.ts'

/** To whom, how much, why, and who asked for it. */
export function useGrantFacts({ member, amount, coin, reason, askedBy, askedAt }: Grant) {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { term: t`Member`, children: <Whom of={member} /> },
    { term: t`Account`, children: <Address value={member.account} /> },
    { term: t`Amount`, children: <Amount of="desk" value={amount} unit={coin} decimals={18} /> },
    { term: t`Reason`, children: <span translate="no">{reason}</span> },
    { term: t`Asked for by`, children: <Actor name={askedBy} /> },
    { term: t({ message: 'Asked for', context: 'time' }), children: dateTimeText(askedAt, locale) },
  ]
}

const Whom = ({ of }: { of: Grant['member'] }) => (
  <GoTo section="members" search={{ id: of.id }}>
    <Name of={of} />
  </GoTo>
)
