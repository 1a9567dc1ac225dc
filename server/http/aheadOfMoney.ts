import type { Asker } from '#server/calls/Handler.ts'
import { memberAsks } from '#server/calls/memberAsks.ts'
import type { World } from '#server/calls/World.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Claim, findClaimed } from '#server/ledger/claim.ts'
import { refusePaused } from '#server/pauses/refusePaused.ts'
import type { Locale } from '#shared/locale.ts'
import type { Answer } from './envelope.ts'
import { limitMoney } from './limitMoney.ts'
import { intentOf, keepRefusal, toldBefore } from './once.ts'
import type { Request } from './Request.ts'

/** What the handler of a money call is asked; whose body it is, the call says. */
type Asked = {
  tx: Tx
  world: World
  member: Asker
  body: unknown
  now: Date
  locale: Locale
  address: string
}

/**
 * What comes ahead of a money call that is carried out in a transaction of its own: who asks, the first answer to their key,
 * the limits, pauses, and what `prepare` refuses, which is kept. Answers what `prepare` does, or what is said at once.
 */
export const aheadOfMoney = <T>(
  world: World,
  { request, body }: { request: Request; body: unknown },
  prepare: (asked: Asked, intent: Claim) => Promise<T>,
): Promise<T | Answer> =>
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
      return await prepare({ tx, world, member, body, now, locale, address }, intent)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return keepRefusal(tx, { intent, refusal: error, locale })
    }
  })
