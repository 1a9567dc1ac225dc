import { useLingui } from '@lingui/react/macro'
import { useNewUntil } from '#src/screens/console/useNewUntil.ts'
import { twoPeople } from './twoPeople.ts'
import type { DeskWithdrawal } from './withdrawal-words.ts'

/** What is sent to approve these, each as it is shown, and what of it whoever is new at the desk cannot do yet. */
export function useApproving(list: readonly DeskWithdrawal[]) {
  const { t } = useLingui()
  const needed = twoPeople(list)
  const all = [...needed.values()]
  const held = useNewUntil()
  const [some, every] = [all.some(({ two }) => two), all.every(({ two }) => two)]
  return {
    named: list.map(({ no, revision }) => {
      const first = needed.get(no)?.first === true
      return { no, revision, ...(first && { first }) }
    }),
    /** Of one of them at least it is the first of two approvals. */
    isFirst: all.some(({ first }) => first),
    /** Nothing of it can be approved before. */
    refused:
      held && every
        ? t`You are new at the desk: what takes two people you can approve from ${held} on.`
        : undefined,
    /** Some of it cannot be approved before. */
    late: some && !every ? held : undefined,
  }
}
