import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import type { Path } from '#shared/api/index.ts'
import { PAUSABLE, type Pausable } from '#shared/pausable.ts'
import { heldPause } from './pauses.ts'

let service: Service
let boss: Enrolled
let ann: Enrolled
let payee: Enrolled
beforeAll(async () => {
  service = await openService()
  boss = await enrol(service, { roles: ['operator'] })
  payee = await enrol(service)
  ann = await enrol(service, { coins: 1_000n })
})
afterAll(() => service.close())

const reason = { en: 'The books are being checked.', zh: '帳目核對中。' }
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

async function set(what: Pausable, on: boolean, words = reason) {
  const headers = keyed()
  const asked = { what, on, reason: words }
  return service.call('operator/setPause', asked, { token: boss.token, headers })
}
afterEach(async () => {
  for (const what of PAUSABLE) await set(what, false)
})

test('what members are to read is 2 to 300 characters, and turns no text around', async () => {
  for (const en of ['x', 'x'.repeat(301), 'Soon \u202eback']) {
    const said = await set('staking', true, { ...reason, en })
    expect(said).toMatchObject({ code: 400, message: expect.stringContaining('2 to 300') })
  }
})

const address = '0x000000000000000000000000000000000000dEaD'
const pledge = { coin: 'BTCW', amount: '10', planId: 'd30' }
const begins: [Path, Pausable, () => object][] = [
  ['product/pledge', 'staking', () => pledge],
  ['product/bTCWPledgeBefter', 'staking', () => pledge],
  ['asset/transfer', 'transfers', () => ({ payeeId: payee.id, coin: 'BTCW', amount: '7' })],
  ['asset/cash', 'withdrawals', () => ({ coin: 'BTCWT', amount: '20', address })],
]

const send = (path: Path, body: object, key: string, locale = 'en') =>
  service.letters(path, body, { token: ann.token, locale, headers: keyed(key) })

const booked = () =>
  service.db.inTx(
    (tx) => tx`
      select (select count(*) from entry) as entries, (select count(*) from pledge_order) as orders,
        (select count(*) from withdrawal) as withdrawals`,
  )

test.each(begins)(
  '%s is refused in both languages during a pause of %s, and nothing is booked',
  async (path, what, body) => {
    expect(await set(what, true)).toMatchObject({ code: 200, result: { what, reason } })
    const before = await booked()
    const [en, zh] = [randomUUID(), randomUUID()]
    const refused = await send(path, body(), en)
    expect(JSON.parse(refused)).toMatchObject({
      code: 400,
      message: expect.stringContaining(reason.en),
    })
    const told = JSON.parse(await send(path, body(), zh, 'zh-TW'))
    expect(told).toMatchObject({ code: 400, message: expect.stringContaining(reason.zh) })
    expect(await booked()).toEqual(before)

    // Who was told no under a key is told the same under it for ever; a new try has a new key.
    await set(what, false)
    expect(await send(path, body(), en)).toBe(refused)
    expect(await booked()).toEqual(before)
    const made = randomUUID()
    const done = await send(path, body(), made)
    expect(JSON.parse(done)).toMatchObject({ code: 200 })

    // What was done before the pause stays done.
    await set(what, true)
    expect(await send(path, body(), made)).toBe(done)
    expect(await audit(service.db)).toEqual([])
  },
)

test.each(PAUSABLE)('a pause of %s lets the others go on', async (paused) => {
  await set(paused, true)
  for (const [path, what, body] of begins.filter(([, what]) => what !== paused)) {
    const said = JSON.parse(await send(path, body(), randomUUID()))
    expect([path, what, said.code]).toEqual([path, what, 200])
  }
})

test('everybody is told what is paused, each in their language', async () => {
  const told = async (locale: string) =>
    (await service.call('home/parameters', {}, { locale })).result.parameters.pauses
  expect(await told('en')).toEqual({ staking: null, transfers: null, withdrawals: null })
  await set('staking', true)
  expect(await told('en')).toEqual({ staking: reason.en, transfers: null, withdrawals: null })
  expect(await told('zh-TW')).toMatchObject({ staking: reason.zh })
})

test('a pause is in the log once, its words can be changed, and ending it twice is one line', async () => {
  const lines = () =>
    service.db.inTx(
      (tx) => tx<{ before: object; after: object; reason: string }>`
        select before, after, reason from operator_act where act = 'setPause' order by id`,
    )
  const past = (await lines()).length
  const other = { en: 'It takes until noon.', zh: '預計中午完成。' }
  for (const [on, words] of [
    [true, reason],
    [true, reason],
    [true, other],
    [false, reason],
    [false, reason],
  ] as const)
    expect(await set('transfers', on, words)).toMatchObject({ code: 200 })
  const by = `member ${boss.id}`
  expect((await lines()).slice(past)).toMatchObject([
    { before: { reason: null }, after: { by, reason }, reason: `${reason.en} / ${reason.zh}` },
    { before: { reason }, after: { by, reason: other } },
    { before: { reason: other }, after: { reason: null, since: null } },
  ])
})

test.each([
  [{ what: 'rewards', on: true, reason }, 'what'],
  [{ what: 'staking', on: 'yes', reason }, 'on'],
  [{ what: 'staking', on: true, reason: { en: 'x', zh: reason.zh } }, 'reason.en'],
  [{ what: 'staking', on: true, reason: { en: reason.en, zh: '  ' } }, 'reason.zh'],
])('a pause without what, whether or why is refused: %j', async (asked, field) => {
  const headers = keyed()
  const said = await service.call('operator/setPause', asked, { token: boss.token, headers })
  expect(said).toMatchObject({ code: 400, field })
  expect((await service.call('operator/pauses', {}, { token: boss.token })).result.list).toEqual(
    PAUSABLE.map((what) => ({ what, since: null, by: null, reason: null })),
  )
})

test('whoever is told that withdrawals are paused knows that nothing is being begun', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let began = () => {}
  const begun = new Promise<void>((resolve) => {
    began = resolve
  })
  let paused = false
  const beginning = service.db.inTx(async (tx) => {
    expect(await heldPause(tx, 'withdrawals')).toBeUndefined()
    began()
    await held
    expect(paused).toBe(false)
  })
  await begun
  const pausing = set('withdrawals', true).then(() => {
    paused = true
  })
  const waiting = () =>
    service.db.inTx(
      (tx) =>
        tx`select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and l.objid = 5208021 and not l.granted`,
    )
  await expect.poll(async () => (await waiting()).length).toBe(1)
  release()
  await Promise.all([beginning, pausing])
  expect(await service.db.inTx((tx) => heldPause(tx, 'withdrawals'))).toMatchObject(reason)
})
