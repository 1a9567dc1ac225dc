import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { effectOf } from '#server/testing/effectOf.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { whileHeld } from '#server/testing/whileHeld.ts'
import type { Call } from '#shared/api/call.ts'
import { calls, type Path } from '#shared/api/index.ts'

const AT_ONCE = 50

let service: Service
let payee: Enrolled
beforeAll(async () => {
  service = await openService({ settings: { trustProxy: '1' } })
  payee = await enrol(service)
})
afterAll(() => service.close())

const money = (Object.entries<Call>(calls) as [Path, Call][])
  .filter(([, call]) => call.money && !call.later)
  .map(([path]) => path)

type Money = { [P in Path]: (typeof calls)[P] extends { money: true } ? P : never }[Path]

const pledge = { coin: 'BTCW', amount: '10', planId: 'd30' }
const outside = '0x000000000000000000000000000000000000dEaD'

/** What to send, for each money call of the contract: one without a line here does not compile. */
const bodies: Record<Money, (member: Enrolled) => Promise<object>> = {
  'product/pledge': async () => pledge,
  'product/bTCWPledgeBefter': async () => pledge,
  'asset/transfer': async () => ({ payeeId: payee.id, coin: 'BTCW', amount: '7' }),
  'asset/cash': async () => ({ coin: 'BTCWT', amount: '20', address: outside }),
  'asset/cashCancel': async ({ token }) => {
    const asked = { coin: 'BTCWT', amount: '20', address: outside }
    const headers = { 'idempotency-key': randomUUID() }
    const { result } = await service.call('asset/cash', asked, { token, headers })
    return { withdrawalId: result.id }
  },
}

type Sent = { token: string; key: string; body: object; locale?: string }

const send = (path: Path, { token, key, body, locale = 'en' }: Sent): Promise<string> =>
  service.letters(path, body, { token, locale, headers: { 'idempotency-key': key } })

/** A request of the member's that has not been made yet. */
const sentBy = async (member: Enrolled, path: Path): Promise<Sent> => ({
  token: member.token,
  key: randomUUID(),
  body: await bodies[path as Money](member),
})

test.each(money)(
  `${AT_ONCE} equal calls of %s at once have the effect of one, and one answer`,
  async (path) => {
    const member = await enrol(service, { coins: 1_000n })
    const one = await sentBy(member, path)
    const effect = await effectOf(service.db, async () => {
      expect(JSON.parse(await send(path, one))).toMatchObject({ code: 200 })
    })
    expect(effect).toContainEqual(['journals', 1n])

    const many = await sentBy(member, path)
    let answers: string[] = []
    const same = await effectOf(service.db, async () => {
      answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(path, many)))
    })
    expect(same).toEqual(effect)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ code: 200 })
    expect(new Set(answers).size).toBe(1)

    const nothing = await effectOf(service.db, async () => {
      expect(await send(path, { ...many, locale: 'zh-TW' })).toBe(answers[0])
      const other = await send(path, { ...many, body: { ...many.body, more: 1 } })
      expect(JSON.parse(other)).toMatchObject({ code: 400, field: 'Idempotency-Key' })
    })
    expect(nothing).toEqual([])
  },
)

test.each(money)('a refusal of %s is one answer too, told again for ever', async (path) => {
  const [poor, rich] = [await enrol(service), await enrol(service, { coins: 1_000n })]
  // No coins, an unknown term, the withdrawal of somebody else: each call has its own no.
  const { body } = await sentBy(rich, path)
  const sent = { token: poor.token, key: randomUUID(), body: { ...body, planId: 'never' } }
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(path, sent)))
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ code: 400 })
  expect(new Set(answers).size).toBe(1)
  const nothing = await effectOf(service.db, async () => {
    expect(await send(path, { ...sent, locale: 'zh-TW' })).toBe(answers[0])
  })
  expect(nothing).toEqual([])
})

test.each(money)(
  '%s is answered again where too many were made, and a new one is not',
  async (path) => {
    const member = await enrol(service, { coins: 1_000n })
    const [made, next] = [await sentBy(member, path), await sentBy(member, path)]
    const first = await send(path, made)
    const tokens = (left: number) =>
      service.db.inTx(
        (tx) => tx`update bucket set tokens = ${left} where key = ${`money:${member.id}`}`,
      )
    await tokens(-1_000)
    expect(await send(path, made)).toBe(first)
    expect(JSON.parse(await send(path, next))).toMatchObject({
      code: 400,
      retryAfter: expect.any(Number),
    })
    // Who was told to wait was not told that it failed: the same key is good afterwards.
    await tokens(100)
    expect(JSON.parse(await send(path, next)).code).toBe(200)
  },
)

test('who waits for an account keeps nobody of their network waiting for its count', async () => {
  const ann = await enrol(service, { coins: 100n })
  const headers = { 'x-forwarded-for': '203.0.113.77', 'idempotency-key': randomUUID() }
  const { late } = await whileHeld(service, ann.id, async () => {
    const pledging = service.call('product/pledge', pledge, { token: ann.token, headers })
    await expect.poll(() => waitsForLock(service.db)).toBe(true)
    const free = await service.db.inTx(
      (tx) => tx`select from bucket where key = 'money:from:203.0.113.77' for update skip locked`,
    )
    expect(free).toHaveLength(1)
    return { late: pledging }
  })
  expect(await late).toMatchObject({ code: 200 })
})

test('one key is each member’s own', async () => {
  const [ann, bob] = [await enrol(service, { coins: 100n }), await enrol(service, { coins: 100n })]
  const key = randomUUID()
  const first = await send('product/pledge', { token: ann.token, key, body: pledge })
  const second = await send('product/pledge', { token: bob.token, key, body: pledge })
  expect(JSON.parse(first).code).toBe(200)
  expect(JSON.parse(second).code).toBe(200)
  expect(second).not.toBe(first)
})

test('the books are whole after all of this', async () => {
  expect(await audit(service.db)).toEqual([])
})
