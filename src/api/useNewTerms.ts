import type { Result } from '#shared/api/index.ts'
import { Refused } from './Refused.ts'
import { useCall } from './useCall.ts'

/**
 * For a last look that names one of the farm's terms, refused at one of `fields` where that is another by now: `amend` reads it off the
 * terms in force, and it is asked about. Without an answer the old one stays, and is refused again.
 */
export function useNewTerms<Asked>(
  fields: readonly string[],
  amend: (terms: Result<'home/parameters'>, asked: Asked) => Asked,
) {
  const { mutate } = useCall('home/parameters', {})
  return async (asked: Asked, error: unknown): Promise<Asked> => {
    if (!(error instanceof Refused && fields.includes(error.field ?? ''))) return asked
    const terms = await mutate().catch(() => undefined)
    return terms ? amend(terms, asked) : asked
  }
}
