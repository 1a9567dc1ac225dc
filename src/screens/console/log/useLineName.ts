import { useLingui } from '@lingui/react/macro'
import { useActName } from './useActName.ts'

type Line = { act: string; after: unknown }

/** `first`: the word of the first of two people, nothing has happened yet. `firstOver`: such a word does not count any more. */
const outcomeIn = (after: unknown) =>
  typeof after === 'object' && after !== null && 'outcome' in after ? after.outcome : undefined

/** What a line of the log is called: its act, and whether it is only the first word of two, or the end of one. */
export function useLineName() {
  const { t } = useLingui()
  const actName = useActName()
  return ({ act, after }: Line): string => {
    const name = actName(act)
    const outcome = outcomeIn(after)
    if (outcome === 'firstOver') return t`${name} · a first word ended`
    return outcome === 'first' ? t`${name} · the first of two` : name
  }
}
