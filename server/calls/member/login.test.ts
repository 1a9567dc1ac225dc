import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { freeze } from '#server/members/freeze.ts'
import { setPassword } from '#server/members/setPassword.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { newWallet, signUp } from '#server/testing/signUp.ts'

let service: Service
let account: string
let id: string
const password = 'heron-lake-42'
beforeAll(async () => {
  service = await openService()
  const { form, id: made } = await signUp(service)
  account = form.account
  id = made
})
afterAll(() => service.close())
const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)
const login = (body: object) => service.call('member/login', body)

describe('nobody signs in', () => {
  test('with a wrong password, and is told the same as who has no account', async () => {
    const { response: _, ...wrong } = await login({ account, password: 'other-lake-42' })
    const { response: __, ...nobody } = await login({ account: newWallet().address, password })
    expect(wrong).toEqual(nobody)
    expect(wrong.message).toBe('Wallet address or password is wrong.')
  })

  test('to the founder, who has no password, with any', async () => {
    const founder = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    expect((await login({ account: founder, password: '' })).code).toBe(400)
    expect((await login({ account: founder, password })).message).toMatch(/is wrong/)
  })

  test('by trying: ten tries, then waiting, and the wait outlives the process', async () => {
    await unlimited()
    const said: string[] = []
    for (let i = 0; i < 12; i++) {
      said.push((await login({ account, password: `guess-${i}00` })).message)
    }
    expect(said.filter((message) => /is wrong/.test(message))).toHaveLength(10)
    const refused = await login({ account: account.toLowerCase(), password })
    expect(refused.message).toMatch(/Too many attempts/)
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
    const rows = await service.db.inTx((tx) => tx`select 1 from bucket where key like 'login:%'`)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('from many networks either: of 200 tries at most a hundred are looked at', async () => {
    const own = await ownService({ settings: { trustProxy: '1' } })
    const { form } = await signUp(own)
    let looked = 0
    for (let i = 0; i < 200; i += 10) {
      const said = await Promise.all(
        Array.from({ length: 10 }, (_, j) =>
          own.call(
            'member/login',
            { account: form.account, password: `guess-${i + j}` },
            { headers: { 'x-forwarded-for': `10.0.${(i / 10) % 250}.${j}` } },
          ),
        ),
      )
      looked += said.filter(({ message }) => /is wrong/.test(message)).length
    }
    expect(looked).toBeLessThanOrEqual(100)
    expect(looked).toBeGreaterThan(0)
  }, 60_000)

  test.each([
    [
      'another password was set',
      (tx: Tx, id: string) => setPassword(tx, id, 'another hash'),
      'Wallet address or password is wrong.',
    ],
    [
      'the account was frozen',
      (tx: Tx, id: string) => freeze(tx, { member: id, reason: 'a test', now: new Date() }),
      'This account is frozen: a test',
    ],
  ])('when %s while the password was being reckoned', async (_, change, message) => {
    const own = await ownService()
    const { form, id: member } = await signUp(own)
    const { db } = own
    const waiting = () =>
      db.inTx((tx) => tx`select 1 from pg_locks where not granted and locktype <> 'relation'`)
    const { late } = await db.inTx(async (tx) => {
      await change(tx, member)
      let said = false
      const late = own.call('member/login', form).finally(() => {
        said = true
      })
      await expect.poll(async () => said || (await waiting()).length > 0).toBe(true)
      return { late }
    })
    expect((await late).message).toBe(message)
    const sessions = await db.inTx((tx) => tx`select 1 from session where member_id = ${member}`)
    expect(sessions).toEqual([])
  })

  test('with a frozen account, and who knows the password is told why', async () => {
    const own = await ownService()
    const { form, id: frozen } = await signUp(own)
    const session = await own.call('member/login', form)
    await own.db.inTx(
      (tx) =>
        tx`update member set frozen_at = ${own.clock.now()}, frozen_reason = 'a test' where id = ${frozen}`,
    )
    const said = await own.call('member/login', form)
    expect(said).toMatchObject({ code: 403, message: 'This account is frozen: a test' })
    const guess = await own.call('member/login', { ...form, password: 'other-lake-42' })
    expect(guess.message).toMatch(/is wrong/)
    const { token } = session.result
    expect((await own.call('member/userInfo', {}, { token })).code).toBe(401)
  })
})

describe('who signs in', () => {
  beforeAll(unlimited)

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
