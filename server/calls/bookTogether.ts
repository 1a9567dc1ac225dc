import type { Database } from '#server/db/open.ts'
import { type Book, groupCommit } from '#server/ledger/groupCommit.ts'
import { standingSessions } from '#server/members/standingSessions.ts'

/** Books members' calls together, each only while the sign-in that asks for it stands. */
export const bookTogether = (db: Database, now: () => Date): Book =>
  groupCommit(db, now, standingSessions)
