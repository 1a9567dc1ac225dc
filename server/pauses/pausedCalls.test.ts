import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import type { Path } from '#shared/api/index.ts'
import { PAUSABLE, type Pausable } from '#shared/pausable.ts'
import { heldPause } from './pauses.ts'
import { keyed, openPauses, type Pauses, reason } from './testing/openPauses.ts'

let service: Pauses
beforeAll(async () => {
  service = await openPauses()
})
afterAll(() => service.close())
afterEach(() => service.endAll())

const address = '0x000000000000000000000000000000000000dEaD'
const pledge = { coin: 'BTCW', amount: '10', planId: 'd30' }
const begins: [Path, Pausable, () => object][] = [
  ['product/pledge', 'staking', () => pledge],
  ['product/bTCWPledgeBefter', 'staking', () => pledge],
  ['asset/transfer', 'transfers', () => ({ payeeId: service.payee.id, coin: 'BTCW', amount: '7' })],
  ['asset/cash', 'withdrawals', () => ({ coin: 'BTCWT', amount: '20', address })],
]

const send = (path: Path, body: object, key: string, locale = 'en') =>
  service.letters(path, body, { token: service.ann.token, locale, headers: keyed(key) })

const booked = () =>
  service.db.inTx(
    (tx) => tx`
      select (select count(*) from entry) as entries, (select count(*) from pledge_order) as orders,
        (select count(*) from withdrawal) as withdrawals`,
  )

test.each(begins)(
  '%s is refused in both languages during a pause of %s, and nothing is booked',
  async (path, what, body) => {
    expect(await service.set(what, true)).toMatchObject({ code: 200, result: { what, reason } })
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
    await service.set(what, false)
    expect(await send(path, body(), en)).toBe(refused)
    expect(await booked()).toEqual(before)
    const made = randomUUID()
    const done = await send(path, body(), made)
    expect(JSON.parse(done)).toMatchObject({ code: 200 })

    // What was done before the pause stays done.
    await service.set(what, true)
    expect(await send(path, body(), made)).toBe(done)
    expect(await audit(service.db)).toEqual([])
  },
)

test.each(PAUSABLE)('a pause of %s lets the others go on', async (paused) => {
  await service.set(paused, true)
  for (const [path, what, body] of begins.filter(([, what]) => what !== paused)) {
    const said = JSON.parse(await send(path, body(), randomUUID()))
    expect([path, what, said.code]).toEqual([path, what, 200])
  }
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
  const pausing = service.set('withdrawals', true).then(() => {
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
