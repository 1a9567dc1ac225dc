import type { Clock } from '#server/clock/clock.ts'
import type { Config } from '#server/config/readConfig.ts'
import type { Database } from '#server/db/open.ts'
import type { Book } from '#server/ledger/groupCommit.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/** What the calls and jobs work with; made once in main.ts. */
export type World = {
  db: Database
  clock: Clock
  config: Config
  mailer: Mailer
  /** Books money calls that wait at the same time together. */
  book: Book
  /** Somebody at the desk looks: nothing is counted against the member who is asked for. */
  watched?: true
}
