import { InDoubt } from '#server/db/InDoubt.ts'
import type { Database } from '#server/db/open.ts'
import { passes } from '#server/db/passes.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Told, tellMembers } from '#server/inbox/tellMembers.ts'
import type { Booking } from './Booking.ts'
import { legsOf } from './Move.ts'

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

/** Why some of these bookings are not to be made any more, at a moment; who is left out is booked. */
export type LateNo = (
  tx: Tx,
  bookings: readonly Booking[],
  at: Date,
) => Promise<ReadonlyMap<Booking, Refusal>>

/** Books one journal, together with all that wait at the same time. Refuses what its `LateNo` says. */
export type Book = (booking: Booking) => Promise<Booked>

/** Journals in one transaction: measured flat above this. */
const MOST = 256

/**
 * Books through one transaction at a time, all that wait together: an account that everybody pays into is locked once
 * for many, and one flush to disk serves all. Each booking stands alone: a refused one does not touch its neighbours.
 * Whether it may be made is looked at again: behind a batch that is held up, or over a failover, half a minute may have gone by.
 */
export function groupCommit(db: Database, now: () => Date, lateNo: LateNo = nobody): Book {
  const waiting: Waiting[] = []
  let flying = false

  async function fly() {
    flying = true
    while (waiting.length > 0) await flyOnce(waiting.splice(0, MOST), { db, at: now(), lateNo })
    flying = false
  }

  return (booking) =>
    new Promise((done, failed) => {
      waiting.push({ booking, done, failed })
      if (!flying) void fly()
    })
}

/** Where nothing comes in between. */
const nobody: LateNo = async () => new Map()

type Flight = { db: Database; at: Date; lateNo: LateNo }

/** Never throws: what goes wrong is told to each that waits, and one that the database cannot take fails alone. */
async function flyOnce(batch: readonly Waiting[], flight: Flight): Promise<void> {
  try {
    tell(batch, await flight.db.inTx((tx) => bookAllowed(tx, batch, flight)))
  } catch (error) {
    if (batch.length === 1 || error instanceof InDoubt || passes(error)) {
      for (const { failed } of batch) failed(error)
      return
    }
    for (const one of batch) await flyOnce([one], flight)
  }
}

/** What came of each booking. */
type Came = Map<Booking, Refusal | Booked>

function tell(batch: readonly Waiting[], came: Came): void {
  for (const { booking, done, failed } of batch) {
    const it = came.get(booking)
    if (it instanceof Refusal) failed(it)
    else if (it) done(it)
  }
}

async function bookAllowed(
  tx: Tx,
  batch: readonly Waiting[],
  { at, lateNo }: Flight,
): Promise<Came> {
  const bookings = batch.map(({ booking }) => booking)
  const came: Came = new Map(await lateNo(tx, bookings, at))
  const asked = batch.filter(({ booking }) => !came.has(booking))
  const results = await bookAll(tx, asked, at)
  for (const [place, { booking }] of asked.entries()) {
    const booked = results[place]
    if (booked) came.set(booking, booked)
  }
  return came
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
