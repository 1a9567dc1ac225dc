import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { prune } from '#server/members/prune.ts'
import { as } from '#server/testing/as.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { expireOrders } from './expireOrders.ts'

let service: Service
beforeAll(async () => {
  service = await openService({ settings: { trustProxy: '1' } })
})
afterAll(() => service.close())

const MAKE = 'product/pledgeTicket'
const OPEN = 'product/openTicket'
const NAME = 'product/ticketHash'
const HASH = `0x${'ab'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`
const MINUTE = 60_000

/** A caller from a network of its own, signed in to nothing. */
const anyone = () => {
  const from = Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.')
  const headers = { 'x-forwarded-for': from }
  return (path: typeof OPEN | typeof NAME, body: object, locale = 'en') =>
    service.call(path, body, { locale, headers })
}

async function opened(member: Enrolled, amount = '10.5') {
  const body = { coin: 'BTCW', amount, planId: 'd90' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const said = await service.call('product/bTCWPledgeBefter', body, {
    token: member.token,
    headers,
  })
  return said.result
}
const make = (member: Enrolled, orderId: string) =>
  service.call(MAKE, { orderId }, { token: member.token })

/** A member, an order of its own that waits for its payment, and a ticket for that. */
async function ticketed(amount?: string) {
  const member = await enrol(service)
  const { order, payment } = await opened(member, amount)
  const { ticket, expiresAt } = (await make(member, order.id)).result
  return { member, order, payment, ticket, expiresAt }
}

/** The chain as it is followed: seen up to now. */
const chainSeen = () => {
  const at = service.clock.now()
  return service.db.inTx(
    (tx) => tx`
      insert into chain_state (chain_id, synced_at, updated_at) values (21000, ${at}, ${at})
      on conflict (one) do update set synced_at = ${at}`,
  )
}

const ENDED = {
  code: 400,
  message: 'This link has ended or is not complete. Open the order in the app again.',
}

test('who is not signed in is given no ticket', async () => {
  const { order } = await ticketed()
  expect(await service.call(MAKE, { orderId: order.id })).toMatchObject({ code: 401 })
})

test('another member’s order is refused exactly as one that is not there', async () => {
  const { order } = await ticketed()
  const bob = await enrol(service)
  const { response: _, ...others } = await make(bob, order.id)
  const { response: __, ...none } = await make(bob, '999999999')
  expect(others).toMatchObject({ code: 400, field: 'orderId' })
  expect(others).toEqual(none)
})

test('an order that was paid, that is over, or that was pledged from the balance has no ticket', async () => {
  const ann = await enrol(service, { coins: 100n })
  const { order: paid } = await opened(ann)
  const named = { orderId: paid.id, hash: `0x${'01'.repeat(32)}` }
  await service.call('product/bTCWPledge', named, { token: ann.token })
  expect(await make(ann, paid.id)).toMatchObject({ code: 400, message: /another transaction/ })

  const pledge = { coin: 'BTCW', amount: '20', planId: 'd30' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { result } = await service.call('product/pledge', pledge, { token: ann.token, headers })
  expect(await make(ann, result.id)).toMatchObject({ code: 400, message: /no longer waits/ })

  const { order: late } = await opened(ann)
  service.pass(31 * MINUTE)
  expect(await make(ann, late.id)).toMatchObject({ code: 400, message: /no longer waits/ })
})

test('nobody makes tickets without end', async () => {
  const { member, order } = await ticketed()
  const said = await Promise.all(Array.from({ length: 15 }, () => make(member, order.id)))
  expect(said.filter(({ code }) => code === 200).length).toBeLessThan(11)
  expect(said.filter(({ message }) => /Too many/.test(message)).length).toBeGreaterThan(3)
})

test('a ticket that nobody was given, that has ended, or of a frozen member: one refusal, in both languages', async () => {
  const ask = anyone()
  const over = await ticketed()
  service.pass(32 * MINUTE)
  await chainSeen()
  await expireOrders(service)
  const frozen = await ticketed()
  const now = service.clock.now()
  await service.db.inTx((tx) => freeze(tx, { member: frozen.member.id, reason: 'asked', now }))
  const tickets = [over.ticket, frozen.ticket, 'A'.repeat(43), frozen.ticket.slice(0, 20)]
  for (const path of [OPEN, NAME] as const) {
    const hash = path === NAME ? { hash: HASH } : {}
    for (const ticket of tickets) {
      expect(await ask(path, { ticket, ...hash })).toMatchObject({ ...ENDED, field: 'ticket' })
      const zh = await ask(path, { ticket, ...hash }, 'zh-TW')
      expect(zh.message).toBe('此連結已失效或不完整，請在應用程式中重新開啟訂單。')
    }
  }
})

test('trying tickets out is counted, network by network', async () => {
  const ask = anyone()
  const said = await Promise.all(
    Array.from({ length: 140 }, () => ask(OPEN, { ticket: 'A'.repeat(43) })),
  )
  expect(said.some(({ message }) => /Too many/.test(message))).toBe(true)
  expect(await anyone()(OPEN, { ticket: 'A'.repeat(43) })).toMatchObject(ENDED)
})

test('a ticket shows one order and what is to be paid, and nothing of its member or of another order', async () => {
  const { member, order, payment, ticket, expiresAt } = await ticketed('12.25')
  await opened(member, '77')
  const other = await ticketed('13.75')
  expect(ticket).toMatch(/^[\w-]{43}$/)
  expect(expiresAt).toBe(payment.expiresAt)
  const { result } = await anyone()(OPEN, { ticket })
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
  const { ticket } = await ticketed()
  for (const path of ['member/userInfo', 'product/order', 'asset/flowRecord'] as const)
    expect(await service.call(path, {}, { token: ticket })).toMatchObject({ code: 401 })
})

test('who reads the tables cannot use a ticket', async () => {
  const { ticket } = await ticketed()
  const rows = await service.db.inTx(
    (tx) => tx<{ row: string }>`select t::text as row from pledge_ticket t`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => row.includes(ticket))).toEqual([])
})

test('fifty equal hashes with a ticket are one, and the member sees it', async () => {
  const { member, order, ticket } = await ticketed()
  const ask = anyone()
  const said = await Promise.all(
    Array.from({ length: 50 }, () => ask(NAME, { ticket, hash: HASH })),
  )
  expect(new Set(said.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  expect(said[0]).toMatchObject({ code: 200, result: { order: { status: 'review', hash: HASH } } })
  expect(await ask(NAME, { ticket, hash: OTHER })).toMatchObject({ code: 400, field: 'hash' })
  const { result } = await service.call('product/order', { id: order.id }, { token: member.token })
  expect(result.list).toMatchObject([{ hash: HASH }])
})

test('a payment may be named late, and what became of it is told to the end of the order', async () => {
  const { ticket } = await ticketed()
  service.pass(31 * MINUTE)
  const hash = `0x${'ef'.repeat(32)}`
  const ask = anyone()
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
  const { ticket } = await ticketed()
  const kept = () => db.inTx((tx) => tx`select 1 from pledge_ticket limit 1`)
  pass(60 * MINUTE)
  await prune({ db, now: clock.now() })
  expect(await anyone()(OPEN, { ticket })).toMatchObject({ code: 200 })
  pass(25 * 60 * MINUTE)
  await prune({ db, now: clock.now() })
  expect(await kept()).toEqual([])
})
