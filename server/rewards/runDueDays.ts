import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { midnight } from '#shared/days.ts'
import { endOrders } from './endOrders.ts'
import { nextDay } from './nextDay.ts'
import { openDay } from './openDay.ts'
import { CHUNK, payChunk } from './payChunk.ts'
import type { SharesAt } from './Shares.ts'

type World = { db: Database; clock: Clock }

/**
 * Distributes every UTC day whose midnight has passed, the oldest first, and ends the orders that are through with
 * it (decisions §4, §5). Goes on where it was interrupted. Answers the days that this call finished. Where another
 * process is at it, this one leaves it the work.
 */
export async function runDueDays(
  world: World,
  sharesAt: SharesAt,
  { chunk = CHUNK } = {},
): Promise<string[]> {
  const done: string[] = []
  for (;;) {
    const now = world.clock.now()
    const { finished, due } = await world.db.inTx((tx) => nextDay(tx, now))
    if (finished) await endAll(world, finished)
    if (!due) return done
    if (!due.begun) await begin(world, sharesAt, due.day)
    if (!(await payAll(world, due.day, chunk))) return done
    done.push(due.day)
  }
}

const begin = ({ db, clock }: World, sharesAt: SharesAt, day: string) =>
  db.inTx(async (tx) => {
    const shares = await sharesAt(tx, midnight(day))
    await openDay(tx, { day, now: clock.now(), shares })
  })

/**
 * Whether this process finished the day. Where revenue that it began with was taken back by the chain, it waits for more;
 * the principal of orders that are through waits for nothing.
 */
async function payAll(world: World, day: string, size: number): Promise<boolean> {
  const { db, clock } = world
  for (;;) {
    const paid = await db
      .inTx((tx) => payChunk(tx, { day, now: clock.now(), size }))
      .catch(async (error: unknown) => {
        if (error instanceof Refusal) await endAll(world, day)
        throw error
      })
    if (paid !== 'paid') return paid === 'finished'
  }
}

async function endAll({ db, clock }: World, day: string): Promise<void> {
  while ((await db.inTx((tx) => endOrders(tx, { day, now: clock.now() }))) > 0);
}
