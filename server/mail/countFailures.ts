import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { dayOf } from '#shared/days.ts'
import type { Mailer } from './mailer.ts'

type Counting = {
  db: Database
  clock: Clock
  /** Told where it could not be counted. */
  onTrouble: (error: unknown) => void
}

/** The same mailer, with whatever it does not get rid of counted: in a transaction of its own, for which no mail waits. */
export const countFailures = (mailer: Mailer, { db, clock, onTrouble }: Counting): Mailer => ({
  ...mailer,
  send: (to, letter, line) =>
    mailer.send(to, letter, line).catch((error: unknown) => {
      count({ db, clock }, codesOf(error)).catch(onTrouble)
      throw error
    }),
})

const count = ({ db, clock }: Pick<Counting, 'db' | 'clock'>, why: string) => {
  const now = clock.now()
  return db.inTx(
    (tx) => tx`
      insert into mail_failure as f (day, failures, last_at, last) values (${dayOf(now)}, 1, ${now}, ${why})
      on conflict (day) do update set failures = f.failures + 1, last_at = ${now}, last = ${why}`,
  )
}

/** What went wrong by its codes, as in "EENVELOPE 550": the mail server's own words name the receiver. */
function codesOf(error: unknown): string {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  const codes = [code, responseCode].filter(
    (it) => typeof it === 'string' || typeof it === 'number',
  )
  return codes.join(' ') || 'unknown'
}
