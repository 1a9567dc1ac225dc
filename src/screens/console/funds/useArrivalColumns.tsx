import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Name } from '#src/screens/console/members/Name.tsx'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { explorerAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import type { Arrival } from './arrival-words.ts'
import { BookedAs } from './BookedAs.tsx'

/** A payment to the pool as a row of a table. */
export function useArrivalColumns(): Column<Arrival>[] {
  const { t } = useLingui()
  return [
    { key: 'at', head: t`When`, cell: ({ at }) => <RelativeTime at={at} />, look: 'tight' },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin }) => <Amount of="desk" value={amount} unit={coin} decimals={18} />,
      look: 'figure',
    },
    { key: 'as', head: t`Booked as`, cell: (it) => <BookedAs of={it} />, look: 'tight' },
    { key: 'whose', head: t`Whose`, cell: (it) => <Whose of={it} /> },
    {
      key: 'from',
      head: t`From, and hash`,
      // With all decimals of an amount, two columns of them are more than a desk of 1280 px has.
      cell: ({ sender, hash }) => (
        <Pair below={<Hash of={hash} />}>
          <Address value={sender} />
        </Pair>
      ),
      look: 'tight',
    },
  ]
}

const Hash = ({ of }: { of: string }) => (
  <HashLink hash={of} explorer={useAtomValue(explorerAtom)} />
)

const Whose = ({ of: { member } }: { of: Arrival }) => (member ? <Name of={member} /> : '–')

/** The same on a phone. */
export const arrivalCard = (it: Arrival): RowParts => ({
  title: <Amount of="desk" value={it.amount} unit={it.coin} decimals={18} />,
  subtitle: (
    <Facts>
      <RelativeTime at={it.at} />
      {it.member ? <span translate="no">{it.member.nickname}</span> : <Address value={it.sender} />}
    </Facts>
  ),
  value: <BookedAs of={it} />,
})
