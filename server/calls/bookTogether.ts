import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { type Book, groupCommit, type LateNo } from '#server/ledger/groupCommit.ts'
import { standingSessions } from '#server/members/standingSessions.ts'
import { pausedAmong } from '#server/pauses/refusePaused.ts'

/** Books members' calls together, each only while the sign-in that asks for it stands, and while it is not paused. */
export const bookTogether = (db: Database, now: () => Date): Book => groupCommit(db, now, lateNo)

const lateNo: LateNo = async (tx, bookings, at) => {
  const sessions = bookings.flatMap(({ session }) => session ?? [])
  const stand = sessions.length > 0 ? await standingSessions(tx, sessions, at) : new Set()
  const ended = bookings.filter(({ session }) => session !== undefined && !stand.has(session))
  const refused = await pausedAmong(tx, bookings)
  for (const one of ended) refused.set(one, new Refusal('signedOut'))
  return refused
}
