import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#src/screens/console/roles.ts'
import { exactText } from '#src/words/format.ts'
import { chosenOf, MOST, marked } from './chosen.ts'
import { type DeskWithdrawal, isApprovable } from './withdrawal-words.ts'

/** Withdrawals of the queue that are chosen; one that has left it, or cannot be approved any more, is chosen no longer. */
export function useChoice(rows: readonly DeskWithdrawal[]) {
  const { t } = useLingui()
  const [marks, mark] = useState<ReadonlySet<string>>(new Set())
  const { data: me } = useMe()
  const can = (row: DeskWithdrawal) => isApprovable(row, me)
  const open = rows.filter(can)
  const list = chosenOf(open, marks)
  return {
    /** Those that can be chosen. */
    open,
    list,
    /** No more can be chosen, though there are more. */
    full: list.length >= MOST && open.length > MOST,
    all: () => mark(new Set(open.slice(0, MOST).map(({ no }) => no))),
    none: () => mark(new Set()),
    choice: {
      head: t`To approve`,
      chosen: marks,
      can,
      onChoose: (no: string, on: boolean) => mark((before) => marked(open, before, { no, on })),
      label: ({ amount, coin, member: { nickname } }: DeskWithdrawal) =>
        t`Choose ${exactText(amount)} ${coin} of ${nickname}`,
    },
  }
}
