import * as z from 'zod/mini'
import type { Together } from '#server/calls/Handler.ts'
import { memberAsks } from '#server/calls/memberAsks.ts'
import type { World } from '#server/calls/World.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { findClaimed } from '#server/ledger/claim.ts'
import type { Booking } from '#server/ledger/groupCommit.ts'
import { overdrawn } from '#server/ledger/post.ts'
import { refusePaused } from '#server/pauses/refusePaused.ts'
import type { Call } from '#shared/api/call.ts'
import { type Answer, refused, succeeded } from './envelope.ts'
import { limitMoney } from './limitMoney.ts'
import { intentOf, keepRefusal, toldBefore } from './once.ts'
import type { Request } from './Request.ts'

type Work = { call: Call; handler: Together<never>; body: unknown }

/**
 * A money call that is nothing but one journal, booked together with those of others. Its key means what it means in
 * `once`: the first answer, success or refusal, is kept with the journal in one transaction.
 */
export async function together(world: World, request: Request, work: Work): Promise<Answer> {
  const prepared = await world.db.inTx((tx) => prepare(tx, world, { ...work, request }))
  if ('text' in prepared) return prepared
  const { reused, answer } = await world.book(prepared)
  return toldBefore({ id: prepared.key, same: !reused, answer })
}

/** The booking to be made, or the answer where there is nothing to book. */
async function prepare(
  tx: Tx,
  world: World,
  { request, call, handler, body }: Work & { request: Request },
): Promise<Booking | Answer> {
  const now = world.clock.now()
  const { locale, address } = request
  const member = await memberAsks(tx, request.token, now)
  const intent = intentOf(request, member, now)
  const told = await findClaimed(tx, intent)
  if (told) return toldBefore(told)
  await limitMoney(tx, { member: member.id, address, now })
  try {
    await refusePaused(tx, request.path, locale)
    const asked = { tx, world, member, body, now, locale, address }
    const { moves, result, tells } = await handler.together(asked as never)
    // All that was written is the count of the limit: its loss with the power is no loss, and nobody waits for it.
    await tx`select set_config('synchronous_commit', 'off', true)`
    return {
      ...intent,
      moves,
      ...(tells && { tells }),
      answer: (journal) => succeeded(z.encode(call.result, result(journal) as never)).text,
      answerShort: (short) => refused(overdrawn(short), locale).text,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return keepRefusal(tx, { intent, refusal: error, locale })
  }
}
