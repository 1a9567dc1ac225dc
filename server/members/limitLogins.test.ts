import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { limitLogins } from './limitLogins.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const now = new Date('2026-11-01T00:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + 1_000 * seconds)

/** How many tries from these networks are let through, each for an account of its own. */
async function letIn(addresses: readonly string[], at = now): Promise<number> {
  let through = 0
  for (const [n, address] of addresses.entries()) {
    const account = `0x${at.getTime()}${address}${n}`
    const tried = service.db.inTx((tx) => limitLogins(tx, { account, address, now: at }))
    through += await tried.then(
      () => 1,
      () => 0,
    )
  }
  return through
}

const networks = (site: string, many: number) =>
  Array.from({ length: many }, (_, n) => `${site}:${n.toString(16)}::/64`)

test('one IPv6 site with ever another network and account is let through 240 times, then twice a second', async () => {
  expect(await letIn(networks('2001:db8:1', 300))).toBe(240)
  expect(await letIn(networks('2001:db8:1', 30), later(5))).toBe(10)
  // Neighbours, and who comes by IPv4, do not wait for it.
  const others = [...networks('2001:db8:2', 20), ...networks('2001:db8:1a', 20)]
  expect(await letIn([...others, '203.0.113.7', '203.0.113.8'], later(5))).toBe(42)
})

test('one network of a site does not use up what its neighbours have', async () => {
  expect(await letIn(Array<string>(300).fill('2001:db8:7:1::/64'))).toBe(60)
  expect(await letIn(networks('2001:db8:7', 100).slice(2))).toBe(98)
})
