import type { AnyPath } from '#shared/api/index.ts'

/** The calls that end every session of the member but the one that they answer. */
const RENEWING = [
  'password/modifyPassword',
  'member/walletLogin',
] as const satisfies readonly AnyPath[]
export type RenewingPath = (typeof RENEWING)[number]

let renewing: Promise<unknown> = Promise.resolve()

/** Does what ends with another token for this session. */
export function whileRenewing<T>(work: () => Promise<T>): Promise<T> {
  const done = work()
  renewing = done.catch(() => {})
  return done
}

/** For who was turned away: waits until no other token is on its way to this session any more. */
export async function renewed(path: AnyPath): Promise<void> {
  if (!RENEWING.some((it) => it === path)) await renewing
}
