import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailCatcher, startMail } from './startMail.ts'

let dir: string
let mail: MailCatcher

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'devnet-mail-'))
  mail = await startMail({ dir })
})

afterEach(async () => {
  await mail.stop()
  await rm(dir, { recursive: true })
})

const post = (to: string, subject: string, text: string) =>
  createTransport(mail.url).sendMail({ from: 'farm@bitwave.test', to, subject, text })

test('waiting for a mail that never comes ends, and says so', async () => {
  await expect(mail.waitFor('nobody@bitwave.test', 20)).rejects.toThrow('No mail to nobody')
})

test('a real mail is caught, its Chinese subject and text as they were written', async () => {
  await post('Ann@bitwave.test', '您的驗證碼：384921', '驗證碼 384921，十分鐘內有效。')

  const [caught] = mail.messages()
  expect(caught).toMatchObject({
    from: 'farm@bitwave.test',
    to: ['ann@bitwave.test'],
    subject: '您的驗證碼：384921',
  })
  expect(caught?.text.trim()).toBe('驗證碼 384921，十分鐘內有效。')
})

test('who waits is given the newest mail, each mail once', async () => {
  const waiting = mail.waitFor('ann@bitwave.test')
  await post('bob@bitwave.test', 'not hers', '-')
  await post('ann@bitwave.test', 'one', '-')
  expect((await waiting).subject).toBe('one')

  await post('ann@bitwave.test', 'two', '-')
  await post('ann@bitwave.test', 'three', '-')
  expect((await mail.waitFor('ANN@bitwave.test')).subject).toBe('three')
  await expect(mail.waitFor('ann@bitwave.test', 20)).rejects.toThrow()
})

test('a mail that was taken is there after a restart', async () => {
  await post('ann@bitwave.test', 'kept', '-')
  const again = await startMail({ dir })
  expect(again.messages().map(({ subject }) => subject)).toEqual(['kept'])
  await again.stop()
})

test('only the last 200 mails are kept, newest first', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: mail.port, pool: true })
  for (let n = 1; n <= 203; n += 1) {
    await transport.sendMail({ from: 'a@b.test', to: 'c@d.test', subject: String(n), text: '-' })
  }
  transport.close()
  const subjects = mail.messages().map(({ subject }) => subject)
  expect(subjects).toHaveLength(200)
  expect([subjects.at(0), subjects.at(-1)]).toEqual(['203', '4'])
})
