import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { newcomer, signUpAndIn } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

const member = (on = service) => signUpAndIn(on)

const modify = (token: string, body: object) =>
  service.call('member/modifyUserInfo', body, { token })
const sendCode = (token: string, email: string, on = service) =>
  on.call('member/sendEmailCode', { email }, { token })

const free = () => newcomer(service).form.email

const PASSWORD = 'heron-lake-42'

describe('a code for a mail address', () => {
  test('that another member has is not sent: the answer is the same, and a mail to its owner says why', async () => {
    const [ann, bob] = [await member(), await member()]
    const { response: _, ...taken } = await sendCode(ann.token, bob.email)
    const { response: __, ...open } = await sendCode(ann.token, free())
    expect(taken).toEqual(open)
    const { subject, text } = await service.mail.waitFor(bob.email)
    expect(subject).toBe('This email address already has an account')
    expect(text).not.toMatch(/\d{6}/)
    const guessed = { email: bob.email, code: '123456', password: PASSWORD }
    expect(await modify(ann.token, guessed)).toMatchObject({
      code: 400,
      field: 'code',
    })
  })

  test('is sent once in 60 seconds, and five times in an hour for a member', async () => {
    const own = await ownService()
    const { token } = await member(own)
    expect((await sendCode(token, 'a@x.com', own)).code).toBe(200)
    expect((await sendCode(token, 'a@x.com', own)).message).toMatch(/wait (5\d|60) seconds/)
    const codes: number[] = []
    for (const name of 'bcdef') codes.push((await sendCode(token, `${name}@x.com`, own)).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
  })

  test('takes three mails an hour from a network, however many of its members ask: its owner elsewhere gets theirs', async () => {
    const own = await ownService({ settings: { trustProxy: '1' } })
    const email = 'ann@x.com'
    const ask = ({ token }: { token: string }, network: string, to = email) =>
      own.call(
        'member/sendEmailCode',
        { email: to },
        { token, headers: { 'x-forwarded-for': network } },
      )
    const strangers = await Promise.all(Array.from({ length: 4 }, () => member(own)))
    let sent = 0
    for (let i = 0; i < 4; i += 1) {
      for (const stranger of strangers)
        if ((await ask(stranger, '203.0.113.9')).code === 200) sent += 1
      own.pass(61_000)
    }
    expect(sent).toBe(3)
    expect(await ask(await member(own), '198.51.100.7')).toMatchObject({ code: 200 })
    // Colleagues behind one network who confirm addresses of their own do not wait for one another.
    for (const [n, colleague] of strangers.entries())
      expect(await ask(colleague, '203.0.113.9', `${n}@x.com`)).toMatchObject({ code: 200 })
  })

  test('that no mail server takes is said word for word', async () => {
    const own = await ownService()
    const { token } = await member(own)
    await own.mail.stop()
    const { message } = await sendCode(token, 'a@x.com', own)
    expect(message).toBe('Verification code acquisition failed, please try again')
  })
})
