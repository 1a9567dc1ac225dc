import type { Call } from '#shared/api/call.ts'
import { type AnyPath, calls } from '#shared/api/index.ts'

const known: Partial<Record<AnyPath, Call>> = { ...calls }

/** Makes calls known that are not part of every load: the desk's, when the operators' console is loaded. */
export const learnCalls = (more: Partial<Record<AnyPath, Call>>) => Object.assign(known, more)

/** What the contract says of a call. */
export function callOf(path: AnyPath): Call {
  const call = known[path]
  if (!call) throw new Error(`the calls with ${path} are not loaded`)
  return call
}
