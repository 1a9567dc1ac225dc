import { expect, test } from 'vitest'
import { ownService } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'

test('a second code within a minute is refused with the seconds to wait', async () => {
  const { call, pass } = await ownService()
  expect((await call('member/sendRegistCode', { email: 'Ann@x.com' })).code).toBe(200)
  const said = await call('member/sendRegistCode', { email: 'ann@X.com' })
  expect(said.code).toBe(400)
  const seconds = Number(said.response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(said.message).toContain(`${seconds} seconds`)
  pass(seconds * 1_000)
  expect((await call('member/sendRegistCode', { email: 'ann@x.com' })).code).toBe(200)
})

test('three codes are all that a mail address gets at once, however patient one is between them', async () => {
  const { call, pass } = await ownService()
  for (let i = 0; i < 3; i++) {
    expect((await call('member/sendRegistCode', { email: 'ann@x.com' })).code).toBe(200)
    pass(61_000)
  }
  expect((await call('member/sendRegistCode', { email: 'ann@x.com' })).code).toBe(400)
})

test('each answer says when the next code can be had: in a minute, and after the third in 18', async () => {
  const { call, pass } = await ownService()
  const ask = () => call('member/sendRegistCode', { email: 'ann@x.com' })
  const waits: number[] = []
  for (let i = 0; i < 4; i++) {
    const said = await ask()
    expect(said.code).toBe(200)
    waits.push(said.result.retryAfter)
    pass((said.result.retryAfter + 1) * 1_000)
  }
  expect(waits).toEqual([60, 60, expect.any(Number), expect.any(Number)])
  expect(waits[2]).toBeGreaterThan(17 * 60)
  expect(waits[2]).toBeLessThan(18 * 60)
})

test('one network address does not get codes sent to the whole world, whatever address it says it has', async () => {
  const { call } = await ownService()
  const codes: number[] = []
  for (let i = 0; i < 35; i++) {
    const headers = { 'x-forwarded-for': `10.0.0.${i}` }
    codes.push((await call('member/sendRegistCode', { email: `ann${i}@x.com` }, { headers })).code)
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(30)
})

test('when the mail server is away it is said, logged, and no try is lost', async () => {
  const { call, mail, mailFailures } = await ownService()
  await mail.stop()
  const said = await call('member/sendRegistCode', { email: 'ann@x.com' }, { locale: 'zh-TW' })
  expect(said).toMatchObject({ code: 400, message: '驗證碼取得失敗，請重試' })
  expect(mailFailures).toHaveLength(1)
  const again = await call('member/sendRegistCode', { email: 'ann@x.com' })
  expect(again.message).toBe('Verification code acquisition failed, please try again')
})

test('who has an account gets the same answer, and a mail that says so in place of a code', async () => {
  const service = await ownService()
  const { form } = await signUp(service)
  service.pass(61_000)
  const known = await service.call('member/sendRegistCode', { email: form.email })
  const unknown = await service.call('member/sendRegistCode', { email: 'nobody@x.com' })
  const { response: _, ...first } = known
  const { response: __, ...second } = unknown
  expect(first).toEqual(second)
  const { subject, text } = await service.mail.waitFor(form.email)
  expect(subject).toBe('You already have an account')
  expect(text).not.toMatch(/\d{6}/)
})

test('the mail is in the language of the caller', async () => {
  const { call, mail } = await ownService()
  await call('member/sendRegistCode', { email: 'ann@x.com' }, { locale: 'zh-TW' })
  const { subject, text, from } = await mail.waitFor('ann@x.com')
  expect(subject).toMatch(/^您的驗證碼：\d{6}$/)
  expect(text).toContain('10 分鐘')
  expect(from).toBe('test@bitwave.invalid')
})

test('the code stands nowhere in the database in clear', async () => {
  const { call, mail, db } = await ownService()
  await call('member/sendRegistCode', { email: 'ann@x.com' })
  const code = /\d{6}/.exec((await mail.waitFor('ann@x.com')).text)?.[0] ?? ''
  const rows = await db.inTx((tx) => tx`select code_hash from mail_code`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toMatch(/[0-9a-f]{64}/)
  expect(rows).not.toContainEqual({ code_hash: code })
})
