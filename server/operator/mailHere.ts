import { MAIL_FROM } from '#server/config/readConfig.ts'
import type { Letter } from '#server/mail/mailer.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import type { Desk } from './openDesk.ts'

/** Sends a mail by the server of the service's environment, or the devnet's, and says where that cannot be: the act stays done. */
export async function mailHere(desk: Desk, to: string, letter: Letter): Promise<void> {
  const { env, devnet, say } = desk
  const smtpUrl = env['SMTP_URL'] || devnet?.smtpUrl
  if (!smtpUrl) return say(`SMTP_URL is not set: ${to} was not mailed about it.`)
  const mailFrom = env['MAIL_FROM'] || MAIL_FROM
  const production = env['NODE_ENV'] === 'production'
  const mailer = makeMailer({ smtpUrl, mailFrom, production, onFailure: () => {} })
  try {
    await mailer.send(to, letter)
  } catch (error) {
    say(`${to} was not mailed about it: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    mailer.close()
  }
}
