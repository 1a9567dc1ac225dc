import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldJoined } from '#server/members/foldJoined.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { codeFor, newcomer, proofOf, signUp } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)

const member = async (id: string) => {
  const [row] = await service.db.inTx(
    (tx) => tx<Record<string, unknown>>`select * from member where id = ${id}`,
  )
  return row
}

describe('a member', () => {
  beforeAll(unlimited)

  test('is refused a second account with the same mail or wallet in other letters', async () => {
    const { form } = await signUp(service)
    const other = newcomer(service)
    const { account } = form
    const code = await codeFor(service, other.form.email)
    const sameWallet = { ...other.form, account: account.toLowerCase(), code }
    expect(await service.call('member/regist', sameWallet)).toMatchObject({ field: 'account' })

    await unlimited()
    const email = form.email.toUpperCase()
    // The mail to an address that has an account holds no code; this is what is left to try.
    const said = await service.call('member/regist', { ...other.form, email, code: '123456' })
    expect(said).toMatchObject({ code: 400, field: 'code' })
  })

  test('joins below the inviter, whose code counts in any letters', async () => {
    const { wallet, form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const { result } = await service.call('member/regist', {
      ...form,
      inviteCode: form.inviteCode.toLowerCase(),
      account: wallet.address.toLowerCase(),
      code,
    })
    expect(await member(result.id)).toMatchObject({
      account: wallet.address,
      account_proved_at: null,
      inviter_id: '100001',
      agent: false,
      invite_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
  })

  test('joins with a proved account when the wallet has signed', async () => {
    const { id } = await signUp(service, { proved: true })
    expect(await member(id)).toMatchObject({ account_proved_at: expect.any(String) })
  })

  test('may correct a refused form with the code and the signature that it has', async () => {
    const { wallet, form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const proof = await proofOf(service, wallet)
    const wrong = { ...form, code, proof, inviteCode: '222222' }
    expect((await service.call('member/regist', wrong)).code).toBe(400)
    expect((await service.call('member/regist', { ...form, code, proof })).code).toBe(200)
    // Both are used up now.
    const again = { ...form, email: `x${form.email}`, code, proof }
    expect((await service.call('member/regist', again)).code).toBe(400)
  })

  test('with a signature takes its address from whoever only typed it, and joins below its own inviter', async () => {
    const stranger = await signUp(service)
    const { form } = newcomer(service)
    const owner = { ...form, account: stranger.form.account, password: 'osprey-hill-77' }
    const code = await codeFor(service, owner.email)
    const unsigned = await service.call('member/regist', { ...owner, code })
    expect(unsigned).toMatchObject({ code: 400, field: 'account' })
    const proof = await proofOf(service, stranger.wallet)
    const { result } = await service.call('member/regist', { ...owner, code, proof })
    expect(await member(result.id)).toMatchObject({ account: owner.account, inviter_id: '100001' })
    expect(await member(stranger.id)).toMatchObject({ account: `released ${stranger.id}` })
    const { form: login } = stranger
    expect((await service.call('member/login', login)).message).toMatch(/wrong/)
  })

  test('takes no address from who has invited somebody', async () => {
    const { wallet, id, form } = await signUp(service)
    await service.db.inTx((tx) => tx`update member set direct = 1 where id = ${id}`)
    const other = newcomer(service)
    const code = await codeFor(service, other.form.email)
    const proof = await proofOf(service, wallet)
    const owner = { ...other.form, account: form.account, code, proof }
    expect(await service.call('member/regist', owner)).toMatchObject({ field: 'account' })
  })

  test('is made once, however often the form is sent at once', async () => {
    const { form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const said = await Promise.all(
      Array.from({ length: 4 }, () => service.call('member/regist', { ...form, code })),
    )
    expect(said.filter((one) => one.code === 200)).toHaveLength(1)
    expect(said.filter((one) => one.code === 500)).toHaveLength(0)
  })

  test('counts for the inviter at once, and for everyone above soon', async () => {
    const own = await ownService()
    const first = await signUp(own)
    const [{ invite_code: inviteCode } = { invite_code: '' }] = await own.db.inTx(
      (tx) => tx<{ invite_code: string }>`select invite_code from member where id = ${first.id}`,
    )
    await signUp({ ...own, inviteCode })
    await signUp({ ...own, inviteCode })
    expect(await foldJoined(own)).toBe(3)
    expect(await foldJoined(own)).toBe(0)
    const sizes = await own.db.inTx((tx) => tx`select direct, team from member order by id`)
    expect(sizes).toEqual([
      { direct: 1, team: 3 },
      { direct: 2, team: 2 },
      { direct: 0, team: 0 },
      { direct: 0, team: 0 },
    ])
  })
})
