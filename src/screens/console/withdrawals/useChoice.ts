import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { exactText } from '#src/words/format.ts'
import type { DeskWithdrawal } from './withdrawal-words.ts'

/** So many are approved at once. */
const MOST = 50

/** Withdrawals of the queue that are chosen; one that has left it is chosen no longer. */
export function useChoice(rows: readonly DeskWithdrawal[]) {
  const { t } = useLingui()
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const list = rows.filter(({ no }) => marked.has(no))
  return {
    list,
    all: () => mark(new Set(rows.slice(0, MOST).map(({ no }) => no))),
    none: () => mark(new Set()),
    choice: {
      head: t`To approve`,
      chosen: marked,
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
