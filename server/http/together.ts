import * as z from 'zod/mini'
import type { Together } from '#server/calls/Handler.ts'
import type { World } from '#server/calls/World.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Booking } from '#server/ledger/Booking.ts'
import { overdrawn } from '#server/ledger/post.ts'
import type { Call } from '#shared/api/call.ts'
import { aheadOfMoney } from './aheadOfMoney.ts'
import { type Answer, refused, succeeded } from './envelope.ts'
import { keepRefusal, toldBefore } from './once.ts'
import type { Request } from './Request.ts'

type Work = { call: Call; handler: Together<never>; body: unknown }

/**
 * A money call that is nothing but one journal, booked together with those of others. Its key means what it means in
 * `once`: the first answer, success or refusal, is kept with the journal in one transaction, and so is a no that came while it
 * waited for the others.
 */
export async function together(world: World, request: Request, work: Work): Promise<Answer> {
  const prepared = await prepare(world, request, work)
  if ('text' in prepared) return prepared
  const booked = await world
    .book(prepared)
    .catch((error: unknown) => keepLate(world, request, { booking: prepared, error }))
  if ('text' in booked) return booked
  return toldBefore({ id: prepared.key, same: !booked.reused, answer: booked.answer })
}

/** Keeps what was refused at the last moment; nothing of whoever is signed out by then. */
function keepLate(
  { db, clock }: World,
  { locale }: Request,
  { booking, error }: { booking: Booking; error: unknown },
): Promise<Answer> {
  if (!(error instanceof Refusal) || error.because === 'signedOut') throw error
  const intent = { ...booking, now: clock.now() }
  return db.inTx((tx) => keepRefusal(tx, { intent, refusal: error, locale }))
}

/** The booking to be made, or the answer where there is nothing to book. */
const prepare = (
  world: World,
  request: Request,
  { call, handler, body }: Work,
): Promise<Booking | Answer> =>
  aheadOfMoney(world, { request, body }, async (asked, intent): Promise<Booking> => {
    const { moves, result, tells } = await handler.together(asked as never)
    // All that was written is the count of the limit: its loss with the power is no loss, and nobody waits for it.
    await asked.tx`select set_config('synchronous_commit', 'off', true)`
    return {
      ...intent,
      session: asked.member.tokenHash,
      locale: request.locale,
      moves,
      ...(tells && { tells }),
      answer: (journal) => succeeded(z.encode(call.result, result(journal) as never)).text,
      answerShort: (short) => refused(overdrawn(short), request.locale).text,
    }
  })
