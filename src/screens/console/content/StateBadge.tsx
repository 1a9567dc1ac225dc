import { useLingui } from '@lingui/react'
import { Badge } from '#src/ui/Badge.tsx'
import { type State, stateWords } from './state-words.ts'

/** Where something stands on its way to members. */
export function StateBadge({ state }: { state: State }) {
  const { i18n } = useLingui()
  const { name, kind } = stateWords[state]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}
