import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { spelledMail } from '#shared/spelledMail.ts'
import { type Mail, type Mailbox, openMailbox } from './openMailbox.ts'

export type MailCatcher = {
  /** For `SMTP_URL`. */
  url: string
  port: number
  stop(): Promise<void>
} & Omit<Mailbox, 'add'>

/** Takes in every mail, from anyone to anyone, on loopback. With `dir` the last 200 outlive the process. */
export async function startMail({ port = 0, dir }: { port?: number; dir?: string } = {}) {
  const box = await openMailbox(dir)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      // The server answers a domain as people read it, however it was sent.
      const to = session.envelope.rcptTo.map(({ address }) => spelledMail(address).toLowerCase())
      // The sender hears that it was taken only once it is stored.
      receive(stream, to)
        .then(box.add)
        .then(() => done(), done)
    },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => resolve())
  await promise
  const { port: taken } = server.server.address() as AddressInfo
  const catcher: MailCatcher = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    messages: box.messages,
    waitFor: box.waitFor,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
  return catcher
}

async function receive(stream: AsyncIterable<Buffer>, to: string[]): Promise<Mail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  }
}
