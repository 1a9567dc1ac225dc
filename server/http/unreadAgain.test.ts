import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claim, keepAnswer } from '#server/ledger/claim.ts'
import { effectOf } from '#server/testing/effectOf.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { type Desk, openDesk } from '#server/testing/openDesk.ts'
import { intentOf } from './once.ts'

let office: Desk
let member: Enrolled
beforeAll(async () => {
  office = await openDesk()
  member = await enrol(office.service, { coins: 100n })
}, 60_000)
afterAll(() => office.close())

const pledge = { coin: 'BTCW', amount: '10', planId: 'd30' }
/** What no release takes any more: the call had other fields once. */
const former = { token: 'BTCW', units: '10', plan: 'd30' }

/** The answer to a text as the body of a pledge, under a key. */
async function said(key: string, text: string) {
  const headers = {
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  const request = { method: 'POST', headers, body: text }
  return (await fetch(`${office.service.url}/api/product/pledge`, request)).text()
}

test('what an earlier release took is told its first answer, though no rule of today takes it', async () => {
  const { db, clock } = office.service
  const answer = '{"code":200,"message":"","result":{"no":"26112100001"}}'
  const key = randomUUID()
  const asked = { token: undefined, locale: 'en', address: '', path: 'product/pledge' } as const
  const asker = { id: member.id, roles: [], tokenHash: '' }
  await db.inTx(async (tx) => {
    const intent = intentOf({ ...asked, idempotencyKey: key, json: former }, asker, clock.now())
    const { id } = await claim(tx, intent)
    await keepAnswer(tx, id, answer)
  })
  expect(await said(key, JSON.stringify(former))).toBe(answer)
  expect(JSON.parse(await said(randomUUID(), JSON.stringify(former)))).toMatchObject({
    code: 400,
    field: 'coin',
  })
})

test.each([
  ['is of other fields', JSON.stringify(former)],
  ['arrives cut off', JSON.stringify(pledge).slice(0, -8)],
  ['arrives as nothing', ''],
])(
  'what %s under the key of a pledge that was made is not told that nothing was made',
  async (_, text) => {
    const key = randomUUID()
    const first = await said(key, JSON.stringify(pledge))
    expect(JSON.parse(first).code).toBe(200)
    const nothing = await effectOf(office.service.db, async () => {
      expect(JSON.parse(await said(key, text))).toMatchObject({
        code: 400,
        field: 'Idempotency-Key',
      })
    })
    expect(nothing).toEqual([])
    expect(await said(key, JSON.stringify(pledge))).toBe(first)
  },
)

test.each([
  ['is of other fields', JSON.stringify(former)],
  ['arrives cut off', JSON.stringify(pledge).slice(0, -8)],
  ['arrives as nothing', ''],
])(
  'what %s is refused under its key for ever, and nothing is made under that any more',
  async (_, text) => {
    const key = randomUUID()
    const first = await said(key, text)
    expect(JSON.parse(first).code).toBe(400)
    const nothing = await effectOf(office.service.db, async () => {
      expect(await said(key, text)).toBe(first)
      // The first sending, say, which comes after the one that arrived broken.
      expect(JSON.parse(await said(key, JSON.stringify(pledge)))).toMatchObject({
        code: 400,
        field: 'Idempotency-Key',
      })
    })
    expect(nothing).toEqual([])
    expect(JSON.parse(await said(randomUUID(), JSON.stringify(pledge))).code).toBe(200)
  },
)

test('what cannot be read counts against the limits of money calls', async () => {
  const { db } = office.service
  await db.inTx((tx) => tx`update bucket set tokens = -1000 where key = ${`money:${member.id}`}`)
  const journals = () => db.inTx((tx) => tx<{ n: number }>`select count(*)::int as n from journal`)
  const before = await journals()
  expect(JSON.parse(await said(randomUUID(), JSON.stringify(former)))).toMatchObject({
    code: 400,
    retryAfter: expect.any(Number),
  })
  expect(await journals()).toEqual(before)
})

test('nor is an act of the desk', async () => {
  const { token } = office.cast.operator
  const body = { memberId: member.id, role: 'editor', on: true, reason: 'joins the editors' }
  const key = randomUUID()
  expect(await office.ask('operator/setRole', token, body, key)).toMatchObject({ code: 200 })
  const { reason: _, ...wordless } = body
  expect(await office.ask('operator/setRole', token, wordless, key)).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })
  expect(await office.ask('operator/setRole', token, wordless)).toMatchObject({
    code: 400,
    field: 'reason',
  })
})
