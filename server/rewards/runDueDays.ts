import type { Clock } from '#server/clock/clock.ts'
import { passMidnight } from '#server/db/midnight-lock.ts'
import type { Database } from '#server/db/open.ts'
import { timedOut } from '#server/db/passes.ts'
import { midnight } from '#shared/days.ts'
import { endDue } from './endDue.ts'
import { lastPassed, nextDay } from './nextDay.ts'
import { openDay } from './openDay.ts'
import { CHUNK, payChunk } from './payChunk.ts'
import type { SharesAt } from './Shares.ts'

type World = { db: Database; clock: Clock }

type Run = [world: World, sharesAt: SharesAt, options?: { chunk?: number }]

/** Of all that went wrong in one call, as much as is told. */
const TOLD = 10

/** So long the chain may be silent after a midnight before somebody is told what waits for it, milliseconds. */
const SILENT = 3_600_000

/**
 * Distributes every UTC day whose midnight has passed, by the service's time and by the chain's, the oldest first, and ends
 * the orders that are through with it (decisions §4, §5). Goes on where it was interrupted. Answers the days that this call finished. Where another
 * process is at it, this one leaves it the work. Where a day cannot be paid now, revenue that it began with having been
 * taken back by the chain, say, its rewards and those of the days after it wait; the principal waits for nothing. Throws
 * what went wrong, all of it, once everything else is done.
 */
export async function runDueDays(...run: Run): Promise<string[]> {
  const [world] = run
  const done: string[] = []
  const wrong = await payDueDays(run, done).catch(async (held: unknown) => [
    held,
    ...(await endDue(world, lastPassed(world.clock.passed())).catch((away: unknown) => [away])),
  ])
  wrong.push(...(await silence(world).catch((away: unknown) => [away])))
  if (wrong.length > 1) throw together(wrong)
  if (wrong.length > 0) throw wrong[0]
  return done
}

/** Adds the days that it finishes, and answers which orders could not be ended: they keep no day. */
async function payDueDays(
  [world, sharesAt, { chunk = CHUNK } = {}]: Run,
  done: string[],
): Promise<unknown[]> {
  let stuck: Error[] = []
  for (;;) {
    const passed = world.clock.passed()
    const { finished, due } = await world.db.inTx((tx) => nextDay(tx, passed))
    if (finished) stuck = await endDue(world, finished)
    if (!due) return stuck
    if (!due.begun) await begin(world, sharesAt, due.day)
    if (!(await payAll(world, due.day, chunk))) return stuck
    done.push(due.day)
  }
}

/** What is to be told where a day is due by the service's time and the chain does not bear it out. */
async function silence({ db, clock }: World): Promise<Error[]> {
  const [now, passed] = [clock.now(), clock.passed()]
  const waits = lastPassed(now) > lastPassed(passed) && now.getTime() - passed.getTime() > SILENT
  if (!waits || !(await db.inTx((tx) => nextDay(tx, now))).due) return []
  const block =
    passed.getTime() > 0
      ? `the newest block was made at ${passed.toISOString()}`
      : 'and no block was seen since this service started'
  return [new Error(`days wait for the chain: it is ${now.toISOString()} here, ${block}`)]
}

function together(wrong: readonly unknown[]): AggregateError {
  const told = wrong.slice(0, TOLD)
  const words = told.map((it) => (it instanceof Error ? it.message : String(it))).join('; ')
  return new AggregateError(told, `${wrong.length} went wrong: ${words}`)
}

const begin = ({ db, clock }: World, sharesAt: SharesAt, day: string) =>
  db.inTx(async (tx) => {
    // First, so that shares which are being set from before the midnight on are there to be read.
    await passMidnight(tx, day)
    const shares = await sharesAt(tx, midnight(day))
    await openDay(tx, { day, now: clock.now(), shares })
  })

/** Whether this process finished the day. What takes the database too long is halved: members wait for their accounts meanwhile. */
async function payAll({ db, clock }: World, day: string, chunk: number): Promise<boolean> {
  for (let size = chunk; ; ) {
    try {
      const paid = await db.inTx((tx) => payChunk(tx, { day, now: clock.now(), size }))
      if (paid !== 'paid') return paid === 'finished'
    } catch (error) {
      if (!timedOut(error) || size === 1) throw error
      size = Math.ceil(size / 2)
    }
  }
}
