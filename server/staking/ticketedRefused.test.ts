import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { enrol } from '#server/testing/enrol.ts'
import { expireOrders } from './expireOrders.ts'
import {
  ENDED,
  HASH,
  MAKE,
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

/** The chain as it is followed: seen up to now. */
const chainSeen = () => {
  const at = service.clock.now()
  return service.db.inTx(
    (tx) => tx`
      insert into chain_state (chain_id, synced_at, updated_at) values (21000, ${at}, ${at})
      on conflict (one) do update set synced_at = ${at}`,
  )
}

test('who is not signed in is given no ticket', async () => {
  const { order } = await service.ticketed()
  expect(await service.call(MAKE, { orderId: order.id })).toMatchObject({ code: 401 })
})

test('another member’s order is refused exactly as one that is not there', async () => {
  const { order } = await service.ticketed()
  const bob = await enrol(service)
  const { response: _, ...others } = await service.make(bob, order.id)
  const { response: __, ...none } = await service.make(bob, '999999999')
  expect(others).toMatchObject({ code: 400, field: 'orderId' })
  expect(others).toEqual(none)
})

test('an order that was paid, that is over, or that was pledged from the balance has no ticket', async () => {
  const ann = await enrol(service, { coins: 100n })
  const { order: paid } = await service.opened(ann)
  const named = { orderId: paid.id, hash: `0x${'01'.repeat(32)}` }
  await service.call('product/bTCWPledge', named, { token: ann.token })
  expect(await service.make(ann, paid.id)).toMatchObject({
    code: 400,
    message: /another transaction/,
  })

  const pledge = { coin: 'BTCW', amount: '20', planId: 'd30' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { result } = await service.call('product/pledge', pledge, { token: ann.token, headers })
  expect(await service.make(ann, result.id)).toMatchObject({
    code: 400,
    message: /no longer waits/,
  })

  const { order: late } = await service.opened(ann)
  service.pass(31 * MINUTE)
  expect(await service.make(ann, late.id)).toMatchObject({ code: 400, message: /no longer waits/ })
})

test('nobody makes tickets without end', async () => {
  const { member, order } = await service.ticketed()
  const said = await Promise.all(Array.from({ length: 15 }, () => service.make(member, order.id)))
  expect(said.filter(({ code }) => code === 200).length).toBeLessThan(11)
  expect(said.filter(({ message }) => /Too many/.test(message)).length).toBeGreaterThan(3)
})

test('a ticket that nobody was given, that has ended, or of a frozen member: one refusal, in both languages', async () => {
  const ask = service.anyone()
  const over = await service.ticketed()
  service.pass(32 * MINUTE)
  await chainSeen()
  await expireOrders(service)
  const frozen = await service.ticketed()
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
  const ask = service.anyone()
  const said = await Promise.all(
    Array.from({ length: 140 }, () => ask(OPEN, { ticket: 'A'.repeat(43) })),
  )
  expect(said.some(({ message }) => /Too many/.test(message))).toBe(true)
  expect(await service.anyone()(OPEN, { ticket: 'A'.repeat(43) })).toMatchObject(ENDED)
})
