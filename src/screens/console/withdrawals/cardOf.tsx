import { Trans } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Destination } from './Destination.tsx'
import { OfTheDay } from './OfTheDay.tsx'
import { Standing } from './Standing.tsx'
import { Who } from './Who.tsx'
import styles from './Withdrawals.module.css'
import { type DeskWithdrawal, isOver } from './withdrawal-words.ts'

/** A withdrawal as a card of a phone. */
export const cardOf = (it: DeskWithdrawal): RowParts => ({
  title: <Amount of="desk" value={it.amount} unit={it.coin} decimals={18} />,
  subtitle: <Inside of={it} />,
})

const Inside = ({ of }: { of: DeskWithdrawal }) => (
  <span className={styles.card}>
    <Facts>
      <RelativeTime at={of.createdAt} />
      <span translate="no">{of.no}</span>
    </Facts>
    <Who member={of.member} />
    <Destination of={of} />
    {!isOver(of) && (
      <Facts>
        <Trans>
          Left <Amount of="desk" value={of.balanceAfter} />
        </Trans>
        <OfTheDay of={of} />
      </Facts>
    )}
    <Standing of={of} />
  </span>
)
