import { Trans, useLingui } from '@lingui/react/macro'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { feeCameBack } from '#src/words/withdrawal-standing.ts'
import { Destination } from './Destination.tsx'
import { OfTheDay } from './OfTheDay.tsx'
import { Standing } from './Standing.tsx'
import { Who } from './Who.tsx'
import type { DeskWithdrawal } from './withdrawal-words.ts'

/** A withdrawal as a row of a table: what somebody has to see who decides about it, and less of those that are over. */
export function useColumns({ over }: { over: boolean }): Column<DeskWithdrawal>[] {
  const { t } = useLingui()
  return [
    { key: 'no', head: t`Withdrawal`, cell: (it) => <NumberAndAge of={it} />, look: 'tight' },
    { key: 'who', head: t`Member`, cell: ({ member }) => <Who member={member} leads /> },
    { key: 'amount', head: t`Amount`, cell: (it) => <AmountAndFee of={it} />, look: 'figure' },
    { key: 'to', head: t`To address`, cell: (it) => <Destination of={it} /> },
    ...(over ? [] : [{ key: 'left', head: t`Left after it`, cell: left, look: 'figure' } as const]),
    { key: 'state', head: t`State`, cell: (it) => <Standing of={it} leads /> },
  ]
}

type Of = { of: DeskWithdrawal }

const NumberAndAge = ({ of: { no, createdAt } }: Of) => (
  <Pair below={<RelativeTime at={createdAt} />}>
    <span translate="no">{no}</span>
  </Pair>
)

const AmountAndFee = ({ of: { amount, coin, fee, reason } }: Of) => (
  <Pair
    below={
      feeCameBack(reason) ? (
        <Trans>Fee returned</Trans>
      ) : (
        <Trans>
          Fee&nbsp;
          <Amount of="desk" value={fee} unit="BTCW" />
        </Trans>
      )
    }
  >
    <Amount of="desk" value={amount} unit={coin} decimals={18} />
  </Pair>
)

const left = (of: DeskWithdrawal) => (
  <Pair below={<OfTheDay of={of} />}>
    <Amount of="desk" value={of.balanceAfter} unit={of.coin} />
  </Pair>
)
