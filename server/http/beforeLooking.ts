import type { World } from '#server/calls/World.ts'
import { aheadOfMoney } from './aheadOfMoney.ts'
import type { Answer } from './envelope.ts'
import type { Request } from './Request.ts'

/**
 * What can be said of a money call before anything outside is looked at for it: its key's first answer, or what is wrong
 * with it. undefined: it was counted against the limits, and may be looked for. Nobody lets us ask a node without end.
 */
export const beforeLooking = (
  world: World,
  request: Request,
  { handler, body }: { handler: { check: (asked: never) => Promise<void> }; body: unknown },
): Promise<Answer | undefined> =>
  aheadOfMoney(world, { request, body }, async (asked) => {
    await handler.check(asked as never)
    return undefined
  })
