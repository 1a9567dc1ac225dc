import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { codeFor, newcomer, newWallet, proofOf, signUp } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)

describe('nobody joins', () => {
  beforeAll(unlimited)

  test('with a wrong code, and not with the right one after five wrong ones', async () => {
    const { form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) {
      const said = await service.call('member/regist', { ...form, code: wrong })
      expect(said).toMatchObject({ code: 400, field: 'code' })
    }
    const said = await service.call('member/regist', { ...form, code })
    expect(said).toMatchObject({ code: 400, field: 'code' })
  })

  test('with many tries at once that were to count as one', async () => {
    const { form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(
      Array.from({ length: 5 }, () => service.call('member/regist', { ...form, code: wrong })),
    )
    expect((await service.call('member/regist', { ...form, code })).code).toBe(400)
  })

  test('with a code ten minutes old', async () => {
    const own = await ownService()
    const { form } = newcomer(own)
    const code = await codeFor(own, form.email)
    own.pass(10 * 60_000)
    expect(await own.call('member/regist', { ...form, code })).toMatchObject({ field: 'code' })
  })

  test('with a code that a newer one has replaced', async () => {
    const own = await ownService()
    const { form } = newcomer(own)
    const first = await codeFor(own, form.email)
    own.pass(60_000)
    const second = await codeFor(own, form.email)
    if (first !== second) {
      expect((await own.call('member/regist', { ...form, code: first })).code).toBe(400)
    }
    expect((await own.call('member/regist', { ...form, code: second })).code).toBe(200)
  })

  test('with the code of another mail address', async () => {
    const { form } = newcomer(service)
    const code = await codeFor(service, newcomer(service).form.email)
    expect(await service.call('member/regist', { ...form, code })).toMatchObject({ field: 'code' })
  })

  test.each([
    ['password', 'password1', /common/],
    ['password', 'Qwerty123!', /common/],
    ['inviteCode', '222222', /does not exist/],
    ['nickname', 'a\u202eb', /Nickname/],
    ['email', 'a@b', /email/],
  ])('with the %s "%s"', async (field, value, words) => {
    const { form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const said = await service.call('member/regist', { ...form, code, [field]: value })
    expect(said).toMatchObject({ code: 400, field })
    expect(said.message).toMatch(words)
  })

  test('with the invitation code of a member who is frozen, until they are let in again', async () => {
    const own = await ownService()
    const inviter = await signUp(own)
    const { result } = await own.call('member/login', inviter.form)
    const { inviteCode } = (await own.call('member/userInfo', {}, result)).result
    const frozen = { member: inviter.id, reason: 'asked by court', now: own.clock.now() }
    await own.db.inTx((tx) => freeze(tx, frozen))
    const { form } = newcomer(own)
    const asked = { ...form, inviteCode, code: await codeFor(own, form.email) }
    expect(await own.call('member/regist', asked)).toMatchObject({ code: 400, field: 'inviteCode' })
    await own.db.inTx((tx) => unfreeze(tx, inviter.id))
    expect((await own.call('member/regist', asked)).code).toBe(200)
  })

  test('with a wallet address whose capitals do not fit', async () => {
    const { form } = newcomer(service)
    const account = form.account.replace(/[a-f]/i, (c) =>
      c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase(),
    )
    const said = await service.call('member/regist', { ...form, code: '123456', account })
    expect(said).toMatchObject({ code: 400, field: 'account' })
    expect(said.message).toContain('Wallet address')
  })

  test('with a proof of another wallet', async () => {
    const { form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const proof = await proofOf(service, newWallet())
    const said = await service.call('member/regist', { ...form, code, proof })
    expect(said).toMatchObject({ code: 400, field: 'proof' })
  })

  test('with a password shorter than this service wants', async () => {
    const own = await ownService({ settings: { passwordMin: 14 } })
    const { form } = newcomer(own)
    const said = await own.call('member/regist', { ...form, code: '123456' })
    expect(said).toMatchObject({ code: 400, field: 'password' })
    expect(said.message).toContain('14')
  })

  test('while registration is closed', async () => {
    const own = await ownService()
    const now = own.clock.now()
    await own.db.inTx((tx) =>
      setParameter(tx, {
        name: 'registrationOpen',
        value: false,
        effectiveAt: now,
        actor: 'test',
        reason: 'test',
        now,
      }),
    )
    const { form } = newcomer(own)
    const said = await own.call('member/regist', { ...form, code: '123456' })
    expect(said.message).toBe('Registration is closed.')
  })
})
