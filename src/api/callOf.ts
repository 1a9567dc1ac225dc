import type { Call } from '#shared/api/call.ts'
import type { AnyPath } from '#shared/api/index.ts'
import { start } from '#shared/api/start.ts'

/** What the start, the sign-in and Home need. */
const known: Partial<Record<AnyPath, Call>> = { ...start }

/** Makes calls known that are not part of every load: the members' with the first screen but Home, the desk's with the console. */
export const learnCalls = (more: Partial<Record<AnyPath, Call>>) => Object.assign(known, more)

export const isKnown = (path: AnyPath): boolean => known[path] !== undefined

/** What the contract says of a call. */
export function callOf(path: AnyPath): Call {
  const call = known[path]
  // A bug: the part of the contract that it is in is not loaded.
  if (!call) throw new Error(path)
  return call
}
