import type { Result } from '#shared/api/index.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { savedAt } from '#src/words/savedAt.ts'
import { useAsOf } from './useAsOf.ts'
import { useCall } from './useCall.ts'

/** How often it is looked whether something has stopped or goes on, milliseconds. */
const EVERY = 30_000

type Parameters = Result<'home/parameters'>['parameters']

/**
 * What the service has said of what stands still, such as payouts. `asOf`: when it said so, where it cannot be asked; what was
 * so then need not be so now. Nothing of the last start's answer: nobody knows how old it is.
 */
export function useHeard(): { said: Partial<Parameters>; asOf: Date | undefined } {
  const { data } = useCall('home/parameters', {}, { every: EVERY, unseen: true })
  const asOf = useAsOf(data)
  const isDated = savedAt(data) ?? answeredAt(data)
  if (!data || !isDated) return { said: {}, asOf: undefined }
  return { said: data.parameters, asOf }
}
