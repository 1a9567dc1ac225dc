import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { passwordChangedLetter } from './change-letters.ts'
import { codeLetter } from './code-letters.ts'
import { makeMailer } from './mailer.ts'

/** A mail server that never answers about one receiver, and takes what is for any other. Answers whose it took. */
async function pickyServer(ignored: string) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _, done) => {
      if (address !== ignored) done()
    },
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  // Whoever waits too long goes away.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((stopped) => server.close(() => stopped())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken }
}

test('who asks for code after code holds up no letter that is kept', async () => {
  const { url, taken } = await pickyServer('eve@x.com')
  const { send, close } = makeMailer({
    smtpUrl: url,
    mailFrom: 'farm@x.invalid',
    production: false,
    onFailure: () => {},
    patience: 2_000,
  })
  onTestFinished(close)
  const code = codeLetter('en', { purpose: 'regist', code: '123456' })
  const codes = Promise.allSettled(Array.from({ length: 30 }, () => send('eve@x.com', code)))
  await send('ann@x.com', passwordChangedLetter('en', 'help@x.com'), 'kept')
  expect(taken).toEqual(['ann@x.com'])
  expect((await codes).every(({ status }) => status === 'rejected')).toBe(true)
})
