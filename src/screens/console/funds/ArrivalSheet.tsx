import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Name } from '#src/screens/console/members/Name.tsx'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { ToJournal } from '#src/screens/console/parts/ToJournal.tsx'
import { explorerAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { type Arrival, purposeWords, stateWords } from './arrival-words.ts'
import { BookedAs } from './BookedAs.tsx'

type ArrivalSheetProps = { of: Arrival | undefined; onClose: () => void }

/** One payment: where the chain has it, what it was booked as, and whose it is. */
export const ArrivalSheet = ({ of, onClose }: ArrivalSheetProps) => (
  <Sheet open={of !== undefined} onClose={onClose} title={<Trans>Payment to the pool</Trans>}>
    {of && <Inside of={of} />}
  </Sheet>
)

function Inside({ of }: { of: Arrival }) {
  const booked = useBooked(of)
  const chain = useChain(of)
  return (
    <>
      <Figure
        of="desk"
        look="center"
        label={<BookedAs of={of} />}
        value={of.amount}
        unit={of.coin}
        decimals={18}
      />
      <KeyValue rows={booked} />
      <KeyValue rows={chain} />
    </>
  )
}

function useBooked({ bookedAs, funding, member, orderNo, journal, assignedJournal }: Arrival) {
  const { i18n, t } = useLingui()
  return [
    { term: t`Booked as`, children: bookedAs ? i18n._(purposeWords[bookedAs].name) : '–' },
    ...(funding !== null
      ? [{ term: t`Its sender now pays`, children: i18n._(purposeWords[funding].name) }]
      : []),
    ...(member !== null
      ? [
          {
            term: t`Member`,
            children: (
              <GoTo section="members" search={{ id: member.id }}>
                <Name of={member} />
              </GoTo>
            ),
          },
        ]
      : []),
    ...(orderNo !== null
      ? [
          {
            term: t`Order that it started`,
            children: (
              <GoTo section="orders" search={{ no: orderNo }}>
                {orderNo}
              </GoTo>
            ),
          },
        ]
      : []),
    ...(journal !== null ? [{ term: t`Journal`, children: <ToJournal of={journal} /> }] : []),
    ...(assignedJournal !== null
      ? [
          {
            term: t`Given to the member in journal`,
            children: <ToJournal of={assignedJournal} />,
          },
        ]
      : []),
  ]
}

function useChain({ state, at, sender, block, confirmations, hash }: Arrival) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  return [
    { term: t`State`, children: i18n._(stateWords[state].name) },
    { term: t`When`, children: dateTimeText(at, locale) },
    { term: t`From`, children: <Address value={sender} whole /> },
    { term: t`Block`, children: countText(block) },
    ...(confirmations !== null
      ? [{ term: t`Confirmations`, children: countText(confirmations) }]
      : []),
    { term: t`Hash`, children: <HashLink hash={hash} explorer={explorer} copy /> },
  ]
}
