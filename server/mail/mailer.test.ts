import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startMail } from '#devnet/startMail.ts'
import * as changeLetters from './change-letters.ts'
import * as codeLetters from './code-letters.ts'
import { inBoth } from './inBoth.ts'
import { makeMailer } from './mailer.ts'
import { hangingServer } from './testing/hangingServer.ts'

const letters = { ...codeLetters, ...changeLetters }
const { codeLetter, ...others } = letters
const letter = codeLetter('en', { purpose: 'regist', code: '123456' })

function mailerFor(smtpUrl: string, production = false, patience?: number) {
  const failures: unknown[] = []
  const mailer = makeMailer({
    ...(patience !== undefined && { patience }),
    smtpUrl,
    mailFrom: 'Bitwave Farm <farm@x.invalid>',
    production,
    onFailure: (error) => failures.push(error),
  })
  onTestFinished(mailer.close)
  return { ...mailer, failures }
}

test('a mail that no server takes is an error, told to the log too', async () => {
  const { send, failures } = mailerFor('smtp://127.0.0.1:9')
  await expect(send('ann@x.com', letter)).rejects.toThrow()
  expect(failures).toHaveLength(1)
})

test('a mail server that was restarted gets the next mail', async () => {
  const first = await startMail()
  const { send } = mailerFor(first.url)
  await send('ann@x.com', letter)
  await first.stop()
  const second = await startMail({ port: first.port })
  onTestFinished(second.stop)
  await send('ann@x.com', letter)
  expect(await second.waitFor('ann@x.com')).toMatchObject({
    from: 'farm@x.invalid',
    subject: 'Your verification code: 123456',
  })
})

test('behind a mail server that hangs nobody waits for all who came before', async () => {
  const { url, came } = await hangingServer()
  const { send, failures } = mailerFor(url, false, 500)
  const sent = await Promise.allSettled(Array.from({ length: 40 }, () => send('ann@x.com', letter)))
  expect(sent.every(({ status }) => status === 'rejected')).toBe(true)
  expect(failures).toHaveLength(40)
  // What was given up is not handed over later: nobody asks for it any more.
  expect(came.length).toBeLessThanOrEqual(8)
})

/** A mail server that greets, and then says one word after the other without ever coming to an end. */
async function talkingServer() {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 x.invalid\r\n')
    socket.once('data', () => {
      const talk = setInterval(() => socket.write('250-and another thing\r\n'), 50)
      socket.once('close', () => clearInterval(talk))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = () => new Promise<number>((told) => server.getConnections((_, n) => told(n)))
  return { url: `smtp://127.0.0.1:${port}`, open }
}

test('a mail server that talks for ever keeps no mail, no place and no connection', async () => {
  const { url, open } = await talkingServer()
  const { send, failures } = mailerFor(url, false, 300)
  const sent = await Promise.allSettled(Array.from({ length: 6 }, () => send('ann@x.com', letter)))
  expect(sent.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(failures).toHaveLength(6)
  await expect.poll(open).toBe(0)
})

test('in production nothing is sent in clear to another machine, only within this one', async () => {
  const mail = await startMail()
  onTestFinished(mail.stop)
  // It listens on loopback and offers no TLS; by this address it is reached, and not known to be here.
  const elsewhere = mail.url.replace('127.0.0.1', '0.0.0.0')
  await expect(mailerFor(elsewhere, true).send('ann@x.com', letter)).rejects.toMatchObject({
    code: 'ETLS',
  })
  expect(mail.messages()).toEqual([])
  await mailerFor(elsewhere).send('bob@x.com', letter)
  await mailerFor(mail.url, true).send('cat@x.com', letter)
  expect(mail.messages()).toHaveLength(2)
})

test('an address cannot smuggle in a second receiver or a header', async () => {
  const mail = await startMail()
  onTestFinished(mail.stop)
  const { send } = mailerFor(mail.url)
  await send('bob@x.com', letter)
  // Each goes to the server as the one address that it is not, and that takes none of them.
  for (const to of ['ann@x.com\r\nBcc: eve@x.com', '"a,eve@x.com"@x.com'])
    await expect(send(to, letter)).rejects.toThrow('all recipients were rejected')
  expect(mail.messages().map(({ to }) => to)).toEqual([['bob@x.com']])
})

test.each(['en', 'zh-Hant'] as const)(
  'letters in %s have a text and the same in html',
  (locale) => {
    for (const { subject, text, html } of [
      ...(['regist', 'retrieve', 'email'] as const).map((purpose) =>
        codeLetter(locale, { purpose, code: '123456' }),
      ),
      ...Object.values(others).map((write) => write(locale, 'help@x.com')),
    ]) {
      expect(subject).not.toContain('{')
      expect(text + html).not.toContain('{')
      expect(html).toContain(`<html lang="${locale}">`)
      for (const line of text.split('\n\n').slice(0, -1)) expect(html).toContain(line)
    }
  },
)

test('a mail in both languages has all of each, once', () => {
  const { subject, text, html } = inBoth(letters.passwordEndedLetter)
  for (const locale of ['en', 'zh-Hant'] as const) {
    const own = letters.passwordEndedLetter(locale)
    expect(subject).toContain(own.subject)
    expect(text).toContain(own.text)
    for (const line of own.text.split('\n\n').slice(0, -1)) expect(html).toContain(line)
  }
  expect(html.match(/<body>/g)).toHaveLength(1)
  expect(html.match(/<p>/g)).toHaveLength(6)
})
