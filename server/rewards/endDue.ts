import type { Clock } from '#server/clock/clock.ts'
import { InDoubt } from '#server/db/InDoubt.ts'
import type { Database } from '#server/db/open.ts'
import { passes } from '#server/db/passes.ts'
import { endOrders } from './endOrders.ts'

type World = { db: Database; clock: Clock }
type Due = { id: string; endDay: string }

/** Orders ended at once, where all of them can be. */
const CHUNK = 1_000

/**
 * Ends all orders whose last midnight was `day` or before. One that cannot be ended keeps no other: what is wrong with it is
 * answered once all others have ended. Whether a day was set down by then makes no difference to what its orders get
 * (`openDay`). Throws where the database is away.
 */
export async function endDue(world: World, day: string): Promise<Error[]> {
  const wrong: Error[] = []
  let after: Due = { id: '0', endDay: '0001-01-01' }
  for (;;) {
    const due = await readDue(world, day, after)
    const last = due.at(-1)
    if (!last) return wrong
    wrong.push(
      ...(await endEach(
        world,
        due.map(({ id }) => id),
      )),
    )
    after = last
  }
}

const readDue = ({ db }: World, day: string, after: Due) =>
  db.inTx(
    (tx) => tx<Due>`
      select id, end_day as "endDay" from pledge_order
      where status = 'success' and end_day <= ${day} and (end_day, id) > (${after.endDay}::date, ${after.id}::bigint)
      order by end_day, id limit ${CHUNK}`,
  )

/** Halves what cannot be ended at once, until the orders that cannot be are alone. */
async function endEach(world: World, orders: readonly string[]): Promise<Error[]> {
  const { db, clock } = world
  try {
    await db.inTx((tx) => endOrders(tx, { among: orders, now: clock.now() }))
    return []
  } catch (cause) {
    if (cause instanceof InDoubt || passes(cause)) throw cause
    if (orders.length === 1) return [new Error(`order ${orders[0]} cannot be ended`, { cause })]
    const half = Math.ceil(orders.length / 2)
    return [
      ...(await endEach(world, orders.slice(0, half))),
      ...(await endEach(world, orders.slice(half))),
    ]
  }
}
