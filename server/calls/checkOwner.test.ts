import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitPasswords } from '#server/members/limitPasswords.ts'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { newcomer, newWallet, proofOf, signUp } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

async function member() {
  const { form, wallet, id } = await signUp(service)
  const { result } = await service.call('member/login', form)
  return { wallet, id, token: result.token as string }
}

const modify = (token: string, body: object) =>
  service.call('member/modifyUserInfo', body, { token })

/** An address with the code that was mailed to it for this member, and the member's password. */
async function mailFor(token: string) {
  const { email, password } = newcomer(service).form
  await service.call('member/sendEmailCode', { email }, { token })
  return { email, password, code: await mailedCode(service, email) }
}

describe('a mail address is not changed', () => {
  test('with a stolen token: it takes the password, which is not guessed', async () => {
    const { token, id } = await member()
    const { password, ...mail } = await mailFor(token)
    const no = { code: 400, field: 'password' }
    expect(await modify(token, mail)).toMatchObject({
      ...no,
      message: 'Password: enter the one that you sign in with.',
    })
    const said: string[] = []
    for (let i = 0; i < 11; i++) {
      const { field, message } = await modify(token, { ...mail, password: `heron-lake-${i}` })
      if (field === 'password') said.push(message)
    }
    expect(said).toEqual(Array(10).fill('The password is wrong. Nothing was changed.'))
    // On one count with a change of the password.
    const change = { oldPassword: password, password: 'otter-lake-43' }
    for (const late of [
      await modify(token, { ...mail, password }),
      await service.call('password/modifyPassword', change, { token }),
    ])
      expect(late).toMatchObject({ code: 400, retryAfter: expect.any(Number) })
    const [row] = await service.db.inTx((tx) => tx`select email from member where id = ${id}`)
    expect(row).not.toMatchObject({ email: mail.email })
    // Refusals have not used up the code.
    await service.db.inTx((tx) => tx`delete from bucket`)
    expect((await modify(token, { ...mail, password })).code).toBe(200)
  })

  test('where there is no password with anything but a signature of the own wallet, once', async () => {
    const { wallet } = await member()
    const { result } = await service.call('member/walletLogin', await proofOf(service, wallet))
    const { password, ...mail } = await mailFor(result.token)
    const no = { code: 400, field: 'proof' }
    expect(await modify(result.token, { ...mail, password })).toMatchObject(no)
    const other = await proofOf(service, newWallet())
    expect(await modify(result.token, { ...mail, proof: other })).toMatchObject(no)
    const proof = await proofOf(service, wallet)
    expect((await modify(result.token, { ...mail, proof })).code).toBe(200)
    const next = await mailFor(result.token)
    expect(await modify(result.token, { ...next, proof })).toMatchObject(no)
  })
})

test('who stole a sign-in uses up its tries, and not those of the owner', async () => {
  const { form } = await signUp(service)
  const signIn = async () => (await service.call('member/login', form)).result.token as string
  const [owner, stolen] = [await signIn(), await signIn()]
  const change = (token: string, oldPassword: string) =>
    service.call('password/modifyPassword', { oldPassword, password: 'otter-lake-43' }, { token })
  for (let i = 0; i < 10; i++) await change(stolen, `heron-lake-${i}`)
  expect(await change(stolen, form.password)).toMatchObject({ retryAfter: expect.any(Number) })
  expect((await change(owner, form.password)).code).toBe(200)
  expect((await change(stolen, form.password)).code).toBe(401)
})

test('sign-ins of one network have sixty tries together, for the password and the mail alike', async () => {
  const { token } = await member()
  const { password, ...mail } = await mailFor(token)
  // Ahead of the clock: none comes back while this runs.
  const now = new Date(service.clock.now().getTime() + 600_000)
  const guess = (tokenHash: string, from: string) =>
    service.db.inTx((tx) => limitPasswords(tx, { tokenHash, from, now }))
  for (let i = 0; i < 60; i += 1) await guess(`one of many ${i}`, '127.0.0.1')
  await expect(guess('one more', '127.0.0.1')).rejects.toMatchObject({ because: 'tooMany' })
  await guess('one more', '203.0.113.7')
  const change = { oldPassword: password, password: 'otter-lake-43' }
  for (const late of [
    await modify(token, { ...mail, password }),
    await service.call('password/modifyPassword', change, { token }),
  ])
    expect(late).toMatchObject({ code: 400, retryAfter: expect.any(Number) })
})

test('a mail address is changed by the wallet too, for who has forgotten the password', async () => {
  const { token, wallet } = await member()
  const { password: _, ...mail } = await mailFor(token)
  const proof = await proofOf(service, wallet)
  expect((await modify(token, { ...mail, proof })).result).toMatchObject({
    email: mail.email,
    emailTrusted: true,
  })
})
