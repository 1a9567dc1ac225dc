import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { freeze } from '#server/members/freeze.ts'
import { setPassword } from '#server/members/setPassword.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { newWallet, signUp } from '#server/testing/signUp.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'

let service: Service
let account: string
let password: string
beforeAll(async () => {
  service = await openService()
  const { form } = await signUp(service)
  account = form.account
  password = form.password
})
afterAll(() => service.close())
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
    await service.db.inTx((tx) => tx`delete from bucket`)
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
    const { late } = await db.inTx(async (tx) => {
      await change(tx, member)
      let said = false
      const late = own.call('member/login', form).finally(() => {
        said = true
      })
      await expect.poll(async () => said || (await waitsForLock(db))).toBe(true)
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
