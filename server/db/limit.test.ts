import { expect, test } from 'vitest'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { limit } from './limit.ts'
import type { Refusal } from './Refusal.ts'

const NOW = Date.parse('2026-11-27T09:00:00Z')
const YEAR = 365 * 86_400_000

/** A bucket of two, with one more each second: how it answers at a moment, milliseconds from NOW. */
async function bucket() {
  const db = await ownDatabase()
  const take = (at: number) =>
    db
      .inTx((tx) => limit(tx, { key: 'k', burst: 2, perSecond: 1, now: new Date(NOW + at) }))
      .then(
        (wait) => (wait === 0 ? 'taken' : 'last'),
        ({ details }: Refusal) => details.retryAfter,
      )
  return take
}

test('a clock that was ahead by mistake and was put right keeps nobody out until then', async () => {
  const take = await bucket()
  for (const told of ['taken', 'last', 1]) expect(await take(YEAR)).toBe(told)
  for (const told of ['taken', 'last', 1]) expect(await take(0)).toBe(told)
  expect(await take(1_000)).toBe('last')
})

test('of two machines, one of which is behind, neither gives anything twice', async () => {
  const take = await bucket()
  for (const told of ['taken', 'last', 1]) expect(await take(3_000)).toBe(told)
  expect(await take(0)).toBe(1)
  expect(await take(3_000)).toBe(1)
  expect(await take(4_000)).toBe('last')
})
