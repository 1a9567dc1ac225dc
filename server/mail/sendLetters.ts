import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { type Claimed, claimLetters, forgetLetter, putOff } from './kept-letters.ts'
import type { Mailer } from './mailer.ts'

type World = { db: Database; clock: Clock; mailer: Mailer }

/** Told of a letter that is given up: neither its receiver nor what it says, but of what. */
type Report = (line: {
  level: 'error'
  event: 'letter given up'
  subject: string
  since: string
  tries: number
}) => void

/**
 * Sends letters that are due, some at a time. Answers how many. Each is sent at least once: whoever dies between sending and
 * writing that down sends it again. Throws the reason of `stopped` where that comes first; what is in hand goes on.
 */
export async function sendLetters(
  world: World,
  report: Report,
  stopped: AbortSignal,
): Promise<number> {
  const ended = Promise.withResolvers<number>()
  const end = () => ended.resolve(0)
  stopped.addEventListener('abort', end)
  try {
    const sent = await Promise.race([hold(world, round(world, { report })), ended.promise])
    stopped.throwIfAborted()
    return sent
  } finally {
    stopped.removeEventListener('abort', end)
  }
}

/**
 * Has letters that were just written and kept go out at once; nobody waits for it. What the mail server does not take, and what
 * nobody calls this for, is left to `sendLetters`.
 */
export function sendSoon(world: World): void {
  // The mailer tells the log what it could not send, and a database that is away is told of by all others.
  hold(world, round(world)).catch(() => {})
}

/** Of letters that nobody has tried none can be given up: then nobody has to be told. */
async function round(world: World, told?: { report: Report }): Promise<number> {
  const { db, clock } = world
  const claimed = await db.inTx((tx) => claimLetters(tx, clock.now(), !told))
  await Promise.all(
    claimed.map(async (it) => {
      const { tries, at: since, letter } = it
      const isOver = await handOver(world, it)
      const { subject } = letter
      if (isOver) told?.report({ level: 'error', event: 'letter given up', subject, since, tries })
    }),
  )
  return claimed.length
}

/** Hands a letter to the mail server and writes down what came of it. Answers whether it is given up. */
async function handOver({ db, clock, mailer }: World, claimed: Claimed): Promise<boolean> {
  try {
    await mailer.send(claimed.to, claimed.letter, 'kept')
  } catch {
    // The mailer has told the log.
    return db.inTx((tx) => putOff(tx, claimed, clock.now()))
  }
  await db.inTx((tx) => forgetLetter(tx, claimed))
  return false
}

/** Rounds that are under way in this process. */
const inHand = new WeakMap<Database, Set<Promise<unknown>>>()

function hold<T>({ db }: World, work: Promise<T>): Promise<T> {
  const works = inHand.get(db) ?? new Set()
  inHand.set(db, works.add(work))
  const over = () => works.delete(work)
  work.then(over, over)
  return work
}

/**
 * Waits until what this process has in hand is handed over and written down, for so many milliseconds at most. What is not is
 * kept, and tried again by whoever comes next.
 */
export async function handedOver({ db }: Pick<World, 'db'>, patience: number): Promise<void> {
  const all = Promise.allSettled(inHand.get(db) ?? [])
  await Promise.race([all, wait(patience, undefined, { ref: false })])
}
