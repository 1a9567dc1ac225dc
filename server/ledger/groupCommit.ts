import { InDoubt } from '#server/db/InDoubt.ts'
import type { Database } from '#server/db/open.ts'
import { passes } from '#server/db/passes.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Told, tellMembers } from '#server/inbox/tellMembers.ts'
import { legsOf, type Move } from './Move.ts'

/** A money call that is nothing but one journal: a transfer, say. */
export type Booking = {
  owner: string
  key: string
  hash: string
  kind: string
  meta: Record<string, unknown> | null
  moves: readonly Move[]
  /** The sign-in that asks, by the hash of its token: where it has ended since, nothing is booked. */
  session?: string
  /** What to answer, to the letter, when the account that the books name would fall below zero. */
  answerShort: (short: string) => string
  /** What to answer, to the letter, once it is booked. */
  answer: (booked: { id: string; at: Date }) => string
  /** Who is told of it then, and what. */
  tells?: (booked: { id: string; at: Date }) => Told
}

/** What came of a booking: the answer to give, and whether the key had been used for another request. */
type Booked = { answer: string; reused: boolean }

type Waiting = {
  booking: Booking
  done: (booked: Booked) => void
  failed: (error: unknown) => void
}
type Row = {
  place: number
  id: string
  fresh: boolean
  same: boolean
  answer: string | null
  short: string | null
}

/** Which of these sign-ins stand at a moment. */
type Standing = (tx: Tx, sessions: readonly string[], at: Date) => Promise<ReadonlySet<string>>

/** Books one journal, together with all that wait at the same time. Refuses `signedOut`. */
export type Book = (booking: Booking) => Promise<Booked>

/** Journals in one transaction: measured flat above this. */
const MOST = 256

/**
 * Books through one transaction at a time, all that wait together: an account that everybody pays into is locked once
 * for many, and one flush to disk serves all. Each booking stands alone: a refused one does not touch its neighbours.
 * Who asks is looked at again: behind a batch that is held up, or over a failover, half a minute may have gone by.
 */
export function groupCommit(db: Database, now: () => Date, standing: Standing = all): Book {
  const waiting: Waiting[] = []
  let flying = false

  async function fly() {
    flying = true
    while (waiting.length > 0) await flyOnce(waiting.splice(0, MOST), { db, at: now(), standing })
    flying = false
  }

  return (booking) =>
    new Promise((done, failed) => {
      waiting.push({ booking, done, failed })
      if (!flying) void fly()
    })
}

/** Where nobody can sign out. */
const all: Standing = async (_, sessions) => new Set(sessions)

type Flight = { db: Database; at: Date; standing: Standing }

/** Never throws: what goes wrong is told to each that waits, and one that the database cannot take fails alone. */
async function flyOnce(batch: readonly Waiting[], flight: Flight): Promise<void> {
  try {
    const { ended, asked, results } = await flight.db.inTx((tx) => bookStanding(tx, batch, flight))
    results.forEach((result, place) => {
      asked[place]?.done(result)
    })
    for (const { failed } of ended) failed(new Refusal('signedOut'))
  } catch (error) {
    if (batch.length === 1 || error instanceof InDoubt || passes(error)) {
      for (const { failed } of batch) failed(error)
      return
    }
    for (const one of batch) await flyOnce([one], flight)
  }
}

async function bookStanding(tx: Tx, batch: readonly Waiting[], { at, standing }: Flight) {
  const sessions = batch.flatMap(({ booking: { session } }) => session ?? [])
  const stand = sessions.length > 0 ? await standing(tx, sessions, at) : new Set()
  const isEnded = ({ booking: { session } }: Waiting) =>
    session !== undefined && !stand.has(session)
  const asked = batch.filter((it) => !isEnded(it))
  return { ended: batch.filter(isEnded), asked, results: await bookAll(tx, asked, at) }
}

async function bookAll(tx: Tx, batch: readonly Waiting[], at: Date): Promise<Booked[]> {
  const items = batch.map(({ booking: { owner, key, hash, kind, meta, moves } }) => ({
    owner,
    key,
    hash,
    kind,
    meta,
    legs: legsOf(moves),
  }))
  const rows = await tx<Row>`
    select * from ledger_book_many(${JSON.stringify(items)}::jsonb, ${at}) order by place`
  const answers = new Map<string, string>()
  const told: Told[] = []
  for (const row of rows) {
    const booking = batch[row.place]?.booking
    if (!row.fresh || !booking) continue
    answers.set(row.id, answerOf(booking, row, at))
    if (booking.tells && !row.short) told.push(booking.tells({ id: row.id, at }))
  }
  // Kept for refusals and successes alike, so that a late retry gets the very same letters.
  await tx`select ledger_answer(id, answer)
    from unnest(${[...answers.keys()]}::bigint[], ${[...answers.values()]}::text[]) as a(id, answer)`
  await tellMembers(tx, told, { now: at })
  if (rows.length !== batch.length)
    throw new Error('ledger_book_many answered for fewer or more bookings than were made')
  return rows.map(({ id, same, answer }) => ({
    answer: answer ?? answers.get(id) ?? '',
    reused: !same,
  }))
}

const answerOf = (booking: Booking, { id, short }: Row, at: Date) =>
  short ? booking.answerShort(short) : booking.answer({ id, at })
