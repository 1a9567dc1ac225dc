import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#src/screens/console/roles.ts'
import { exactText } from '#src/words/format.ts'
import { type DeskWithdrawal, isApprovable } from './withdrawal-words.ts'

/** So many are approved at once. */
const MOST = 50

/** Withdrawals of the queue that are chosen; one that has left it, or cannot be approved any more, is chosen no longer. */
export function useChoice(rows: readonly DeskWithdrawal[]) {
  const { t } = useLingui()
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const { data: me } = useMe()
  const can = (row: DeskWithdrawal) => isApprovable(row, me)
  const open = rows.filter(can)
  const list = open.filter(({ no }) => marked.has(no))
  return {
    /** Those that can be chosen. */
    open,
    list,
    all: () => mark(new Set(open.slice(0, MOST).map(({ no }) => no))),
    none: () => mark(new Set()),
    choice: {
      head: t`To approve`,
      chosen: marked,
      can,
      onChoose: (no: string, on: boolean) =>
        mark((before) => {
          if (on) return before.size < MOST ? new Set([...before, no]) : before
          return new Set([...before].filter((it) => it !== no))
        }),
      label: ({ amount, coin, member: { nickname } }: DeskWithdrawal) =>
        t`Choose ${exactText(amount)} ${coin} of ${nickname}`,
    },
  }
}
