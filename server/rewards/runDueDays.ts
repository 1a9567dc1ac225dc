import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { midnight } from '#shared/days.ts'
import { endOrders } from './endOrders.ts'
import { lastPassed, nextDay } from './nextDay.ts'
import { openDay } from './openDay.ts'
import { CHUNK, payChunk } from './payChunk.ts'
import type { SharesAt } from './Shares.ts'

type World = { db: Database; clock: Clock }

type Run = [world: World, sharesAt: SharesAt, options?: { chunk?: number }]

/**
 * Distributes every UTC day whose midnight has passed, the oldest first, and ends the orders that are through with
 * it (decisions §4, §5). Goes on where it was interrupted. Answers the days that this call finished. Where another
 * process is at it, this one leaves it the work. Where a day cannot be paid now, revenue that it began with having been
 * taken back by the chain, say, its rewards and those of the days after it wait; the principal waits for nothing.
 */
export async function runDueDays(...run: Run): Promise<string[]> {
  try {
    return await payDueDays(...run)
  } catch (error) {
    const [world] = run
    await endAll(world, lastPassed(world.clock.now()))
    throw error
  }
}

async function payDueDays(...[world, sharesAt, { chunk = CHUNK } = {}]: Run): Promise<string[]> {
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

/** Whether this process finished the day. */
async function payAll({ db, clock }: World, day: string, size: number): Promise<boolean> {
  for (;;) {
    const paid = await db.inTx((tx) => payChunk(tx, { day, now: clock.now(), size }))
    if (paid !== 'paid') return paid === 'finished'
  }
}

/** Whether a day was set down by then makes no difference to what its orders get (`openDay`). */
async function endAll({ db, clock }: World, day: string): Promise<void> {
  while ((await db.inTx((tx) => endOrders(tx, { day, now: clock.now() }))) > 0);
}
