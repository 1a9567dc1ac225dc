import { Refused } from '#src/api/Refused.ts'
import { useCall } from '#src/api/useCall.ts'
import type { Terms } from './sendable.ts'

type WithFee = { fee?: bigint | undefined }

/**
 * For a last look that names a fee: where that is another one by now, it is read off the terms in force and asked about.
 * Without an answer the old one stays, and is refused again.
 */
export function useNewFee<Asked extends WithFee>(feeOf: (terms: Terms, asked: Asked) => bigint) {
  const { mutate } = useCall('home/parameters', {})
  return async (asked: Asked, error: unknown): Promise<Asked> => {
    if (!(error instanceof Refused && error.field === 'fee')) return asked
    const terms = await mutate().catch(() => undefined)
    return terms ? { ...asked, fee: feeOf(terms, asked) } : asked
  }
}
