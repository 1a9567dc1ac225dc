import type { World } from '#server/calls/World.ts'
import { aheadOfMoney } from './aheadOfMoney.ts'
import type { Answer } from './envelope.ts'
import type { Request } from './Request.ts'

/** What is sent, and what is wrong with it where that is to be said before anything outside is looked at for it. */
type Sent = { body: unknown; check?: (asked: never) => Promise<void> }

/**
 * What can be said of a money call in a transaction of its own: its key's first answer, or what is wrong with it. undefined: it
 * was counted against the limits, and may go on. Nobody lets us ask a node without end, and nobody who waits for an account
 * keeps others of their network waiting for its count.
 */
export const beforeMoney = (
  world: World,
  request: Request,
  { body, check }: Sent,
): Promise<Answer | undefined> =>
  aheadOfMoney(world, { request, body }, async (asked) => {
    await check?.(asked as never)
    return undefined
  })
