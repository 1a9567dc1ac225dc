import { memberAsks } from '#server/calls/memberAsks.ts'
import type { World } from '#server/calls/World.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { findClaimed } from '#server/ledger/claim.ts'
import { refusePaused } from '#server/pauses/refusePaused.ts'
import type { Answer } from './envelope.ts'
import { limitMoney } from './limitMoney.ts'
import { intentOf, keepRefusal, toldBefore } from './once.ts'
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
  world.db.inTx(async (tx) => {
    const now = world.clock.now()
    const { locale, address } = request
    const member = await memberAsks(tx, request.token, now)
    const intent = intentOf(request, member, now)
    const told = await findClaimed(tx, intent)
    if (told) return toldBefore(told)
    await limitMoney(tx, { member: member.id, address, now })
    try {
      await refusePaused(tx, request.path, locale)
      await handler.check({ tx, world, member, body, now, locale, address } as never)
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return keepRefusal(tx, { intent, refusal: error, locale })
    }
  })
