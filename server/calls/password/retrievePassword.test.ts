import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { newcomer, proofOf, signUp } from '#server/testing/signUp.ts'

const NEW = 'otter-lake-43'
const WRONG_CODE = 'The verification code is wrong or no longer valid. Get a new one.'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

const ask = (email: string, on = service) => on.call('password/sendRetrieveCode', { email })
const retrieve = (email: string, code: string, password = NEW) =>
  service.call('password/retrievePassword', { email, code, password })

async function member() {
  const { form, wallet, id } = await signUp(service)
  const { result } = await service.call('member/login', form)
  return { ...form, wallet, id, token: result.token }
}

async function withCode() {
  const ann = await member()
  await ask(ann.email)
  return { ...ann, code: await mailedCode(service, ann.email) }
}

const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('no password is set', () => {
  test('with a wrong code, nor with the right one after five wrong ones', async () => {
    const { email, code } = await withCode()
    for (let i = 0; i < 5; i++) {
      expect(await retrieve(email, other(code))).toMatchObject({
        code: 400,
        field: 'code',
        message: WRONG_CODE,
      })
    }
    expect(await retrieve(email, code)).toMatchObject({
      code: 400,
      field: 'code',
      message: WRONG_CODE,
    })
  })

  test('for a mail address without an account, told like a wrong code', async () => {
    const { email } = newcomer(service).form
    await ask(email)
    expect(await retrieve(email, '123456')).toMatchObject({
      code: 400,
      field: 'code',
      message: WRONG_CODE,
    })
  })

  test('with a code ten minutes old', async () => {
    const { email, code } = await withCode()
    service.pass(10 * 60_000)
    expect((await retrieve(email, code)).message).toBe(WRONG_CODE)
  })

  test('with the code of another purpose or of another member', async () => {
    const [ann, bob] = [await withCode(), await withCode()]
    if (ann.code !== bob.code) expect((await retrieve(ann.email, bob.code)).code).toBe(400)
    const email = newcomer(service).form.email
    await service.call('member/sendRegistCode', { email })
    expect((await retrieve(email, await mailedCode(service, email))).message).toBe(WRONG_CODE)
  })

  test('with one of the commonest passwords, and the code is still good for another', async () => {
    const { email, code } = await withCode()
    expect(await retrieve(email, code, 'password1')).toMatchObject({ code: 400, field: 'password' })
    expect((await retrieve(email, code)).code).toBe(200)
  })

  test('once the account was frozen after the code was mailed', async () => {
    const { id, email, code } = await withCode()
    await service.db.inTx((tx) => freeze(tx, { member: id, reason: 'x', now: service.clock.now() }))
    expect((await retrieve(email, code)).message).toBe(WRONG_CODE)
  })

  test('once the wallet took the account from whoever typed its address and this mail', async () => {
    const { email, code, wallet } = await withCode()
    expect((await service.call('member/walletLogin', await proofOf(service, wallet))).code).toBe(
      200,
    )
    expect((await retrieve(email, code)).message).toBe(WRONG_CODE)
  })

  test('twice with one code, however many ask at once', async () => {
    const { email, code } = await withCode()
    const said = await Promise.all(
      Array.from({ length: 4 }, (_, i) => retrieve(email, code, `otter-lake-${i}0`)),
    )
    expect(said.map((one) => one.code).toSorted()).toEqual([200, 400, 400, 400])
  })
})

describe('a new password', () => {
  test('signs in, the old one does not, every sign-in has ended, and a mail tells of it', async () => {
    const { email, code, account, password, token } = await withCode()
    expect(await retrieve(email.toUpperCase(), code)).toMatchObject({ code: 200, result: {} })
    expect((await service.call('member/userInfo', {}, { token })).code).toBe(401)
    expect((await service.call('member/login', { account, password })).code).toBe(400)
    expect((await service.call('member/login', { account, password: NEW })).code).toBe(200)
    // In both languages: the reader may be somebody else than who asked.
    expect((await service.mail.waitFor(email)).subject).toBe(
      'Your password was changed / 您的密碼已變更',
    )
  })

  test('is the first one for whom only the wallet signed in, once the mail address is confirmed', async () => {
    const { wallet, form } = await signUp(service)
    const { result: session } = await service.call(
      'member/walletLogin',
      await proofOf(service, wallet),
    )
    const before = await service.call('member/userInfo', {}, session)
    expect(before.result).toMatchObject({ hasPassword: false, emailTrusted: false })

    const { email } = newcomer(service).form
    await service.call('member/sendEmailCode', { email }, session)
    const code = await mailedCode(service, email)
    const { result: confirmed } = await service.call(
      'member/modifyUserInfo',
      { email, code, proof: await proofOf(service, wallet) },
      session,
    )
    expect(confirmed).toMatchObject({ email, hasPassword: false, emailTrusted: true })

    await ask(email)
    expect((await retrieve(email, await mailedCode(service, email))).code).toBe(200)
    const said = await service.call('member/login', { account: form.account, password: NEW })
    expect(said.code).toBe(200)
    const after = await service.call('member/userInfo', {}, said.result)
    expect(after.result).toMatchObject({ hasPassword: true, emailTrusted: true })
  })
})
