import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { NAME, openTicketing, type Ticketing } from './testing/openTicketing.ts'

let service: Ticketing
beforeAll(async () => {
  service = await openTicketing()
  const now = service.clock.now()
  service.world.clock = { ...service.clock, now: () => now }
})
afterAll(() => service.close())

const AT_ONCE = 120
const hash = (n: number) => `0x${String(n).padStart(64, '0')}`
type Said = { code: number; message: string }

/** How many were refused for themselves before the first that was one too many. */
async function refusedOf(ask: (n: number) => Promise<Said>): Promise<number> {
  for (let n = 1; n <= AT_ONCE + 5; n += 1) {
    const { code, message } = await ask(n)
    if (/Too many attempts/.test(message)) return n - 1
    expect(code).toBe(400)
  }
  return Number.POSITIVE_INFINITY
}

test('hashes that are refused are counted like those that are taken', async () => {
  const ann = await enrol(service)
  const { order } = await service.opened(ann)
  const name = (orderId: string, n: number) =>
    service.call('product/bTCWPledge', { orderId, hash: hash(n) }, { token: ann.token })
  expect(await name(order.id, 0)).toMatchObject({ code: 200 })
  // One in two for an order that has another transaction, one in two for an order of nobody.
  const refused = await refusedOf((n) => name(n % 2 ? order.id : '999999999', n))
  expect(refused).toBe(AT_ONCE - 1)
  expect((await service.call('product/order', {}, { token: ann.token })).result.list).toMatchObject(
    [{ id: order.id, hash: hash(0) }],
  )
})

test('and so are those that are named with a ticket, for the order’s member', async () => {
  const { ticket } = await service.ticketed()
  const name = (n: number) => service.anyone()(NAME, { ticket, hash: hash(n) })
  expect(await name(0)).toMatchObject({ code: 200 })
  expect(await refusedOf(name)).toBe(AT_ONCE - 1)
})
