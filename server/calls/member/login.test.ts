import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'

let service: Service
let id: string
let account: string
let password: string
beforeAll(async () => {
  service = await openService()
  const { form, id: made } = await signUp(service)
  id = made
  account = form.account
  password = form.password
})
afterAll(() => service.close())
const login = (body: object) => service.call('member/login', body)

describe('who signs in', () => {
  test('does so in any letters of the address, and gets a token for 30 days', async () => {
    const { result } = await login({ account: account.toUpperCase().replace('0X', '0x'), password })
    expect(result.token).toMatch(/^[\w-]{43}$/)
    const days = (Date.parse(result.expiresAt) - service.clock.now().getTime()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
    const rows = await service.db.inTx((tx) => tx`select token_hash from session`)
    expect(JSON.stringify(rows)).not.toContain(result.token)
  })

  test('has tries from the beginning again: the own slips of before are forgotten', async () => {
    const own = await ownService()
    const { form } = await signUp(own)
    const { account, password } = form
    for (let round = 0; round < 2; round += 1) {
      for (let slip = 0; slip < 9; slip += 1) {
        const said = await own.call('member/login', { account, password: 'otter-lake-43' })
        expect(said.message).toMatch(/is wrong/)
      }
      expect((await own.call('member/login', { account, password })).code).toBe(200)
    }
  })

  test('is shown who they are', async () => {
    const { result } = await login({ account, password })
    const { code, result: user } = await service.call('member/userInfo', {}, result)
    expect(code).toBe(200)
    const none = { available: '0', staked: '0', withdrawing: '0' }
    expect(user).toMatchObject({
      id,
      account,
      accountProved: false,
      grade: 0,
      agent: false,
      rewardRatio: '0.0000',
      activated: false,
      firstUser: false,
      inviter: { nickname: 'Founder' },
      balances: { BTCW: none, BTCWT: none },
      income: { staking: '0', community: '0', activity: '0', subsidy: '0', today: '0' },
    })
  })

  test('is signed out by logout alone, here and not elsewhere', async () => {
    const { result: here } = await login({ account, password })
    const { result: elsewhere } = await login({ account, password })
    expect((await service.call('member/logout', {}, here)).code).toBe(200)
    expect((await service.call('member/userInfo', {}, here)).code).toBe(401)
    expect((await service.call('member/userInfo', {}, elsewhere)).code).toBe(200)
  })

  test('is asked to do so again after 30 days', async () => {
    const own = await ownService()
    const { form } = await signUp(own)
    const { result } = await own.call('member/login', form)
    own.pass(30 * 86_400_000)
    const said = await own.call('member/userInfo', {}, result)
    expect(said).toMatchObject({ code: 401, message: 'Please log in again' })
  })
})
