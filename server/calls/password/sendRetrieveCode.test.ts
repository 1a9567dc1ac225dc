import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { newcomer, signUp } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

const ask = (email: string, on = service) => on.call('password/sendRetrieveCode', { email })

async function member() {
  const { form, wallet, id } = await signUp(service)
  const { result } = await service.call('member/login', form)
  return { ...form, wallet, id, token: result.token }
}

describe('a code for a new password', () => {
  test('is answered alike for everybody, and only who may have one finds it in the mail', async () => {
    const [known, frozen, untrusted] = [await member(), await member(), await member()]
    await service.db.inTx(async (tx) => {
      await freeze(tx, { member: frozen.id, reason: 'a test', now: service.clock.now() })
      await tx`update member set mail_trusted = false where id = ${untrusted.id}`
    })
    const emails = [known.email, frozen.email, untrusted.email, newcomer(service).form.email]
    const said = await Promise.all(emails.map((email) => ask(email)))
    const answers = said.map(({ response: _, ...answer }) => answer)
    expect(answers).toEqual(
      Array(4).fill({ code: 200, message: '', result: { retryAfter: 60 }, status: 200 }),
    )
    const mails = await Promise.all(emails.map((email) => service.mail.waitFor(email)))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your verification code: \d{6}$/),
      'This email address cannot set a new password',
      'This email address cannot set a new password',
      'There is no account with this email address',
    ])
    for (const { text } of mails.slice(1)) expect(text).not.toMatch(/\d{6}/)
  })

  test('is sent once in 60 seconds and three times in an hour, to unknown addresses too', async () => {
    const own = await ownService()
    const { form } = await signUp(own)
    for (const email of [form.email, 'nobody@x.com']) {
      for (let i = 0; i < 3; i++) {
        own.pass(61_000)
        expect((await ask(email, own)).code).toBe(200)
        expect(await ask(email.toUpperCase(), own)).toMatchObject({
          code: 400,
          retryAfter: expect.any(Number),
        })
      }
      own.pass(61_000)
      expect((await ask(email, own)).message).toMatch(/Too many attempts/)
    }
  })

  test('that no mail server takes is said, word for word, whoever asked', async () => {
    const own = await ownService()
    const { form } = await signUp(own)
    await own.mail.stop()
    for (const email of [form.email, 'nobody@x.com']) {
      expect((await ask(email, own)).message).toBe(
        'Verification code acquisition failed, please try again',
      )
    }
  })
})
