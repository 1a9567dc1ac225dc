import { expect, onTestFinished, test } from 'vitest'
import { startMail } from '#devnet/startMail.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import { sendLetters } from '#server/mail/sendLetters.ts'
import { openCommand } from './testing/openCommand.ts'

test('a member whose password is taken away here is written to, and the service mails it', async () => {
  const { ann, operator, db, world } = await openCommand()
  const server = await startMail()
  onTestFinished(server.stop)
  const mailer = makeMailer({ ...world.config, smtpUrl: server.url, onFailure: () => {} })
  onTestFinished(mailer.close)
  const send = () => sendLetters({ ...world, mailer }, () => {}, new AbortController().signal)
  const end = () => operator(['member', 'password', ann.id, 'it was seen in a leak'])
  // Without a password there is nothing to write about.
  expect((await end()).text).not.toContain('mails')
  expect(await send()).toBe(0)

  await db.inTx((tx) => tx`update member set password_hash = 'any' where id = ${ann.id}`)
  const { code, text } = await end()
  expect(code).toBe(0)
  expect(text).toContain(`The service mails ${ann.address}@bitwave.invalid about it`)
  expect(server.messages()).toEqual([])
  expect(await send()).toBe(1)
  expect(await server.waitFor(`${ann.address}@bitwave.invalid`)).toMatchObject({
    subject: expect.stringContaining('Your password was removed'),
  })
})
