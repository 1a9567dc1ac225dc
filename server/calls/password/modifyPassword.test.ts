import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handedOver } from '#server/mail/sendLetters.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { proofOf, signUp, signUpAndIn } from '#server/testing/signUp.ts'

const NEW = 'otter-lake-43'

/** In both languages: the reader may be somebody else than who asked. */
const CHANGED = 'Your password was changed / 您的密碼已變更'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

const member = (on = service) => signUpAndIn(on)

const modify = (token: string, oldPassword: string, password = NEW, on = service) =>
  on.call('password/modifyPassword', { oldPassword, password }, { token })

describe('the password stays', () => {
  test('when the old one is wrong, which is said in the words of the catalogue', async () => {
    const { token, account, password } = await member()
    const said = await modify(token, 'heron-lake-43')
    expect(said).toMatchObject({ code: 400, field: 'oldPassword' })
    expect(said.message).toBe('Password modification failed: the old password is wrong.')
    expect((await service.call('member/userInfo', {}, { token })).code).toBe(200)
    expect((await service.call('member/login', { account, password })).code).toBe(200)
  })

  test.each([
    ['123456', /at least one letter and one digit/],
    ['heron', /6 to 64/],
    ['password1', /common/],
  ])('when the new one is %s', async (password, words) => {
    const { token, password: old } = await member()
    const said = await modify(token, old, password)
    expect(said).toMatchObject({
      code: 400,
      field: 'password',
      message: expect.stringMatching(words),
    })
  })

  test('when the new one is shorter than this service wants', async () => {
    const own = await ownService()
    const { token, password } = await member(own)
    const config = { ...own.world.config }
    Object.assign(own.world.config, { passwordMin: 14 })
    expect(await modify(token, password, NEW, own)).toMatchObject({
      field: 'password',
      message: expect.stringContaining('14'),
    })
    // Shorter than the contract, too: no other number is named.
    expect((await modify(token, password, 'heron', own)).message).toMatch(/ 14 to 64 /)
    Object.assign(own.world.config, config)
  })

  test('for who is not signed in', async () => {
    expect((await modify('x', 'heron-lake-42')).code).toBe(401)
  })

  test('for who guesses the old one: ten tries, then waiting, the right one too', async () => {
    const { token, password } = await member()
    const said: string[] = []
    for (let i = 0; i < 12; i++) said.push((await modify(token, `guess-${i}00`)).message)
    expect(said.filter((message) => /is wrong/.test(message))).toHaveLength(10)
    expect(await modify(token, password)).toMatchObject({
      code: 400,
      retryAfter: expect.any(Number),
    })
  })

  test('for who changes it again and again: five times, then waiting, with whichever sign-in', async () => {
    const { token: first, account, password, email } = await member()
    let token = first
    for (let i = 0; i < 5; i++) {
      const { code, result } = await modify(token, password, password)
      expect(code).toBe(200)
      token = result.token
    }
    const { result: another } = await service.call('member/login', { account, password })
    for (const one of [token, another.token])
      expect(await modify(one, password)).toMatchObject({
        code: 400,
        retryAfter: expect.any(Number),
      })
    await handedOver(service.world, 5_000)
    const warned = ({ to, subject }: { to: string[]; subject: string }) =>
      to.includes(email) && subject === CHANGED
    expect(service.mail.messages().filter(warned)).toHaveLength(5)
    expect((await service.call('member/login', { account, password })).code).toBe(200)
  })

  test('when there is none yet: the first one is set by a mailed code', async () => {
    const { wallet } = await signUp(service)
    const { result } = await service.call('member/walletLogin', await proofOf(service, wallet))
    const said = await modify(result.token, '')
    expect(said).toMatchObject({ code: 400, field: 'oldPassword' })
    expect(said.message).toMatch(/no password yet/)
  })

  test('when another change was quicker: of many at once one is done', async () => {
    const { token, password } = await member()
    const said = await Promise.all(
      Array.from({ length: 4 }, (_, i) => modify(token, password, `otter-lake-${i}0`)),
    )
    expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(said.filter(({ code }) => code === 500)).toHaveLength(0)
  })
})

test('a changed password ends all sign-ins but the one that is answered, and a mail tells of it', async () => {
  const { account, password, email, token } = await member()
  const { result: elsewhere } = await service.call('member/login', { account, password })
  const { code, result } = await modify(token, password)
  expect(code).toBe(200)
  for (const [who, expected] of [
    [token, 401],
    [elsewhere.token, 401],
    [result.token, 200],
  ] as const) {
    expect((await service.call('member/userInfo', {}, { token: who })).code).toBe(expected)
  }
  const days = (Date.parse(result.expiresAt) - service.clock.now().getTime()) / 86_400_000
  expect(days).toBeCloseTo(30, 1)
  expect((await service.call('member/login', { account, password })).code).toBe(400)
  expect((await service.call('member/login', { account, password: NEW })).code).toBe(200)
  expect((await service.mail.waitFor(email)).subject).toBe(CHANGED)
})
