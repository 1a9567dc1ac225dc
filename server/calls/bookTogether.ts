import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Booking } from '#server/ledger/Booking.ts'
import { type Book, groupCommit, type LateNo } from '#server/ledger/groupCommit.ts'
import { frozenAmong } from '#server/members/frozenAmong.ts'
import { standingSessions } from '#server/members/standingSessions.ts'
import { pausedAmong } from '#server/pauses/refusePaused.ts'

/**
 * Books members' calls together, each only while the sign-in that asks for it stands, while it is not paused, and while who
 * is paid is not shut out.
 */
export const bookTogether = (db: Database, now: () => Date): Book => groupCommit(db, now, lateNo)

const lateNo: LateNo = async (tx, bookings, at) => {
  const sessions = bookings.flatMap(({ session }) => session ?? [])
  const stand = sessions.length > 0 ? await standingSessions(tx, sessions, at) : new Set()
  const ended = bookings.filter(({ session }) => session !== undefined && !stand.has(session))
  const refused = await pausedAmong(tx, bookings)
  for (const one of await shutAmong(tx, bookings))
    refused.set(one, new Refusal('payeeClosed', { field: 'payeeId' }))
  for (const one of ended) refused.set(one, new Refusal('signedOut'))
  return refused
}

/** Those that pay a member who is shut out by now: asked once `pausedAmong` holds that nobody gives an address up meanwhile. */
async function shutAmong(tx: Tx, bookings: readonly Booking[]): Promise<Booking[]> {
  const paid = new Map(bookings.map((one) => [one, payeesOf(one)]))
  const payees = [...paid.values()].flat()
  const frozen = payees.length > 0 ? await frozenAmong(tx, payees) : new Set()
  return bookings.filter((one) => paid.get(one)?.some((id) => frozen.has(id)))
}

/** The members whom it pays; the house is none. */
const payeesOf = ({ owner, moves }: Booking): string[] =>
  moves.map(({ to }) => to.owner).filter((id) => id !== owner && id !== '0')
