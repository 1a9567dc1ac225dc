import { useLingui } from '@lingui/react/macro'
import { useActName } from './useActName.ts'

type Line = { act: string; after: unknown }

/** The word of the first of two people: nothing has happened yet. */
const isFirst = (after: unknown) =>
  typeof after === 'object' && after !== null && 'outcome' in after && after.outcome === 'first'

/** What a line of the log is called: its act, and whether it is only the first word of two. */
export function useLineName() {
  const { t } = useLingui()
  const actName = useActName()
  return ({ act, after }: Line): string => {
    const name = actName(act)
    return isFirst(after) ? t`${name} · the first of two` : name
  }
}
