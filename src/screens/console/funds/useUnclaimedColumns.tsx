import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { explorerAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { type Unclaimed, whyWords } from './arrival-words.ts'
import { Candidates, type OnGive } from './Candidates.tsx'
import styles from './Funds.module.css'

/** A payment of nobody's as a row of a table, with whose it may be. */
export function useUnclaimedColumns(onGive: OnGive): Column<Unclaimed>[] {
  const { t } = useLingui()
  return [
    { key: 'amount', head: t`Amount`, cell: (it) => <AmountAndAge of={it} />, look: 'tight' },
    { key: 'from', head: t`From`, cell: (it) => <From of={it} />, look: 'tight' },
    { key: 'why', head: t`Why nobody has it`, cell: (it) => <Why of={it} /> },
    {
      key: 'whose',
      head: t`Whose it may be`,
      cell: (it) => <Candidates of={it} onGive={onGive} />,
    },
  ]
}

type Of = { of: Unclaimed }

const AmountAndAge = ({ of: { amount, coin, at } }: Of) => (
  <Pair below={<RelativeTime at={at} />}>
    <b>
      <Amount of="desk" value={amount} unit={coin} decimals={18} />
    </b>
  </Pair>
)

const From = ({ of }: Of) => (
  <Pair below={<Hash of={of} />}>
    <Address value={of.sender} />
  </Pair>
)

function Hash({ of: { hash } }: Of) {
  const explorer = useAtomValue(explorerAtom)
  return <HashLink hash={hash} explorer={explorer} />
}

function Why({ of: { why } }: Of) {
  const { i18n } = useLingui()
  return i18n._(whyWords[why])
}

/** The same on a phone. */
export const unclaimedCardOf =
  (onGive: OnGive) =>
  (it: Unclaimed): RowParts => ({
    title: <Amount of="desk" value={it.amount} unit={it.coin} decimals={18} />,
    subtitle: (
      <span className={styles.inside}>
        <Facts>
          <RelativeTime at={it.at} />
          <Address value={it.sender} />
          <Hash of={it} />
        </Facts>
        <Why of={it} />
        <Candidates of={it} onGive={onGive} />
      </span>
    ),
  })
