import { onTestFinished } from 'vitest'
import { startMail } from '#devnet/startMail.ts'
import { theJobs } from '#server/jobs/jobs.ts'
import { emailChangedLetter } from '#server/mail/change-letters.ts'
import { claimLetters, writeLetter } from '#server/mail/kept-letters.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import { openService } from '#server/testing/openService.ts'

const never = new AbortController().signal

/** What is written where a test does not care what it says. */
export const letter = emailChangedLetter('en', 'help@x.com')

/** A service whose mail server the test takes away and brings back, and the job that sends what waits. */
export async function openLetters() {
  const mail = await startMail()
  onTestFinished(mail.stop)
  const service = await openService({ settings: { smtpUrl: mail.url } })
  onTestFinished(service.close)
  const { db, clock, world } = service
  const lines: object[] = []
  const job = theJobs.find(({ name }) => name === 'send letters')
  return {
    ...service,
    mail,
    lines,
    /** One run of the job; answers how many letters it tried. */
    send: async (at = world, stopped = never) =>
      job?.run(at, (line) => lines.push(line), stopped) ?? 0,
    write: (to: string) => db.inTx((tx) => writeLetter(tx, { to, letter, now: clock.now() })),
    claim: () => db.inTx((tx) => claimLetters(tx, clock.now(), false)),
    /** How often each letter that is kept was tried. */
    tries: async () => {
      const rows = await db.inTx(
        (tx) => tx<{ tries: number }>`select tries from letter order by id`,
      )
      return rows.map(({ tries }) => tries)
    },
    /** The mail server comes back. */
    back: async () => {
      const second = await startMail({ port: mail.port })
      onTestFinished(second.stop)
      return second
    },
    /** The same service as another process, with a mail server of its own where one is named. */
    beside: (smtpUrl = mail.url) => {
      const mailer = makeMailer({ ...world.config, smtpUrl, onFailure: () => {} })
      onTestFinished(mailer.close)
      return { ...world, mailer }
    },
  }
}
