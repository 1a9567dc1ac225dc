import type { AnyPath } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'

/** The calls that end every session of the member but the one that they answer. */
const RENEWING = [
  'password/modifyPassword',
  'member/walletLogin',
] as const satisfies readonly AnyPath[]
export type RenewingPath = (typeof RENEWING)[number]

/** Held by the window that does so, until the token that it was answered is kept (`renewSession`). */
export const RENEWING_LOCK = 'bw.renewing'

let renewing: Promise<unknown> = Promise.resolve()

/** Does what ends with another token for this session. */
export function whileRenewing<T>(work: () => Promise<T>): Promise<T> {
  const done = work()
  renewing = done.catch(() => {})
  return done
}

/**
 * For who was turned away: waits until no other token is on its way to this session any more, in any window of this browser.
 * A window that was put aside is waited for as long as a call takes; where there are no locks, only this one.
 */
export async function renewed(path: AnyPath): Promise<void> {
  if (RENEWING.some((it) => it === path)) return
  await renewing
  const signal = AbortSignal.timeout(limits.readTimeout)
  const lock = navigator.locks?.request(RENEWING_LOCK, { mode: 'shared', signal }, () => {})
  await lock?.catch(() => {})
}
