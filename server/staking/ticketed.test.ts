import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prune } from '#server/members/prune.ts'
import { as } from '#server/testing/as.ts'
import { ownService } from '#server/testing/openService.ts'
import {
  ENDED,
  HASH,
  MINUTE,
  NAME,
  OPEN,
  openTicketing,
  type Ticketing,
} from './testing/openTicketing.ts'

let service: Ticketing
beforeAll(async () => {
  service = await openTicketing()
})
afterAll(() => service.close())

const OTHER = `0x${'cd'.repeat(32)}`

test('a ticket shows one order and what is to be paid, and nothing of its member or of another order', async () => {
  const { member, order, payment, ticket, expiresAt } = await service.ticketed('12.25')
  await service.opened(member, '77')
  const other = await service.ticketed('13.75')
  expect(ticket).toMatch(/^[\w-]{43}$/)
  expect(expiresAt).toBe(payment.expiresAt)
  const { result } = await service.anyone()(OPEN, { ticket })
  expect(result).toEqual({
    order: {
      no: order.no,
      coin: 'BTCW',
      amount: '12.25',
      termDays: 90,
      status: 'review',
      reason: null,
      startsAt: null,
      hash: null,
      hashState: null,
      confirmations: null,
      expiresAt,
      openedBlock: order.openedBlock,
    },
    payment,
    account: member.account,
    chain: expect.objectContaining({ id: 21_000, poolAddress: service.world.config.pool }),
  })
  const letters = JSON.stringify(result)
  for (const secret of ['bitwave.invalid', 'Member ', other.order.no, '13.75', ticket])
    expect(letters).not.toContain(secret)
})

test('a ticket is no sign-in: no other call takes it', async () => {
  const { ticket } = await service.ticketed()
  for (const path of ['member/userInfo', 'product/order', 'asset/flowRecord'] as const)
    expect(await service.call(path, {}, { token: ticket })).toMatchObject({ code: 401 })
})

test('who reads the tables cannot use a ticket', async () => {
  const { ticket } = await service.ticketed()
  const rows = await service.db.inTx(
    (tx) => tx<{ row: string }>`select t::text as row from pledge_ticket t`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => row.includes(ticket))).toEqual([])
})

test('fifty equal hashes with a ticket are one, and the member sees it', async () => {
  const { member, order, ticket } = await service.ticketed()
  const ask = service.anyone()
  const said = await Promise.all(
    Array.from({ length: 50 }, () => ask(NAME, { ticket, hash: HASH })),
  )
  expect(new Set(said.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  expect(said[0]).toMatchObject({ code: 200, result: { order: { status: 'review', hash: HASH } } })
  expect(await ask(NAME, { ticket, hash: OTHER })).toMatchObject({ code: 400, field: 'orderId' })
  const { result } = await service.call('product/order', { id: order.id }, { token: member.token })
  expect(result.list).toMatchObject([{ hash: HASH }])
})

test('a payment may be named late, and what became of it is told to the end of the order', async () => {
  const { ticket } = await service.ticketed()
  service.pass(31 * MINUTE)
  const hash = `0x${'ef'.repeat(32)}`
  const ask = service.anyone()
  expect(await ask(NAME, { ticket, hash })).toMatchObject({ code: 200 })
  service.pass(20 * MINUTE)
  expect(await ask(OPEN, { ticket })).toMatchObject({ code: 200, result: { order: { hash } } })
})

test('no ticket stands in the log, whatever becomes of the call', async () => {
  const { url, db } = await ownService({ settings: { logLevel: 'trace' } })
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ticket = 'not-to-be-logged-'.padEnd(43, 'x')
  const ask = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.json())
  expect(await ask(OPEN, { ticket })).toMatchObject(ENDED)
  await as(db.ownerUrl, (client) => client.query('drop table pledge_ticket'))
  expect(await ask(OPEN, { ticket })).toMatchObject({ code: 500 })
  expect(await ask(NAME, { ticket, hash: HASH })).toMatchObject({ code: 500 })
  const lines = written.mock.calls.map(([line]) => String(line)).join('')
  written.mockRestore()
  expect(lines).toContain('failed')
  expect(lines).not.toContain(ticket)
})

test('a ticket is deleted a day after its order’s time, and no sooner', async () => {
  const { db, clock, pass } = service
  const { ticket } = await service.ticketed()
  const kept = () => db.inTx((tx) => tx`select 1 from pledge_ticket limit 1`)
  pass(60 * MINUTE)
  await prune({ db, now: clock.now() })
  expect(await service.anyone()(OPEN, { ticket })).toMatchObject({ code: 200 })
  pass(25 * 60 * MINUTE)
  await prune({ db, now: clock.now() })
  expect(await kept()).toEqual([])
})
