import { useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import { type Arrival, purposeWords, stateWords } from './arrival-words.ts'

/** What a payment is booked as; where it is in no books, why. */
export function BookedAs({ of: { bookedAs, state } }: { of: Pick<Arrival, 'bookedAs' | 'state'> }) {
  const { i18n } = useLingui()
  const booked = state === 'credited' && bookedAs !== null
  const { name, kind } = booked ? purposeWords[bookedAs] : stateWords[state]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}
