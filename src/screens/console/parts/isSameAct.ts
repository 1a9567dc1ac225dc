import * as z from 'zod/mini'
import { callOf } from '#src/api/callOf.ts'
import type { Intent, OncePath } from '#src/api/intent.ts'

/**
 * Whether what was sent is what a sheet stands for now: laid over it, the sheet's parts of the body, as they go over the wire,
 * change nothing. Why it is done never tells which act it is, nor that it was shown as the first of two people's.
 */
export function isSameAct<P extends OncePath>(
  { path, wire: sent }: Pick<Intent<P>, 'path' | 'wire'>,
  { reason: _, first: __, ...stands }: Readonly<Record<string, unknown>>,
): boolean {
  const laid = z.safeDecode(callOf(path).body, { ...(sent as object), ...stands } as never)
  return (
    laid.success &&
    JSON.stringify(z.encode(callOf(path).body, laid.data as never)) === JSON.stringify(sent)
  )
}
