import type { Call } from '#shared/api/call.ts'
import { home } from '#shared/api/home.ts'
import type { AnyPath } from '#shared/api/index.ts'
import { member } from '#shared/api/member.ts'

/** What the start and the sign-in need. */
const known: Partial<Record<AnyPath, Call>> = { ...home, ...member }

/** Makes calls known that are not part of every load: the members' with their first screen, the desk's with the console. */
export const learnCalls = (more: Partial<Record<AnyPath, Call>>) => Object.assign(known, more)

/** What the contract says of a call. */
export function callOf(path: AnyPath): Call {
  const call = known[path]
  if (!call) throw new Error(`the calls with ${path} are not loaded`)
  return call
}
