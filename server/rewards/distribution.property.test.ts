import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { testDatabase } from '#server/testing/testDatabase.ts'
import { openDay } from './openDay.ts'
import { payChunk } from './payChunk.ts'
import { distribute, type ModelLine } from './testing/distribute.ts'

const linesOf = (tx: Tx) => tx<ModelLine>`
  select owner_id as owner, ref_id as "order", type, amount from entry
  where type in ('staking_reward', 'community_reward', 'mining_subsidy')`

const days = (tx: Tx) => tx<{ paid: bigint; carried: bigint }>`
  select paid_staking + paid_community + paid_subsidy as paid, carried_over as carried from distribution`

const RUNS = Number(process.env['DISTRIBUTION_RUNS'] ?? 15)

test(`${RUNS} random trees and orders are paid line by line as the model says`, async () => {
  const person = fc.record({
    inviter: fc.nat(),
    agent: fc.boolean(),
    site: fc.boolean(),
    rewardRatio: fc.oneof(fc.constant(10_000), fc.nat(10_000)),
    subsidyRatio: fc.oneof(fc.constant(0), fc.nat(10_000)),
  })
  const order = fc.record({
    member: fc.nat(),
    amount: fc.bigInt(1n, 10n ** 24n),
    weight: fc.bigInt(1n, 3n * ONE),
  })
  const day = fc.record({
    people: fc.array(person, { minLength: 1, maxLength: 25 }),
    orders: fc.array(order, { maxLength: 25 }),
    revenue: fc.bigInt(1n, 10n ** 26n),
    size: fc.integer({ min: 1, max: 30 }),
    cuts: fc
      .tuple(fc.nat(10_000), fc.nat(10_000))
      .map(([a, b]) => (a < b ? [a, b] : [b, a]) as [number, number]),
  })
  await fc.assert(
    fc.asyncProperty(day, async ({ people, orders, revenue, size, cuts: [a, b] }) => {
      const db = await testDatabase()
      const shares = { staking: BigInt(a), community: BigInt(b - a), subsidy: BigInt(10_000 - b) }
      const members = people.map((p, i) => ({
        ...p,
        id: i + 1,
        inviter: i === 0 ? null : (p.inviter % i) + 1,
      }))
      const placed = orders.map((o) => ({ ...o, member: (o.member % people.length) + 1 }))
      const ids = await db.inTx(async (tx) => {
        await seedMembers(tx, members)
        await seedRevenue(tx, revenue, '2026-11-20T12:00:00Z')
        return seedOrders(tx, placed)
      })
      const day = '2026-11-21'
      const now = new Date('2026-11-21T01:00:00Z')
      await db.inTx((tx) => openDay(tx, { day, now, shares }))
      while ((await db.inTx((tx) => payChunk(tx, { day, now, size }))) === 'paid');

      const key = ({ order, type, owner }: { order: string; type: string; owner: string }) =>
        `${order.padStart(8)} ${type} ${owner.padStart(8)}`
      const byKey = <T extends { order: string; type: string; owner: string }>(lines: T[]) =>
        lines.toSorted((x, y) => (key(x) < key(y) ? -1 : 1))
      const expected = distribute({
        revenue,
        shares,
        orders: placed.map(({ member, amount, weight }, i) => ({
          id: ids[i] ?? '',
          member: String(member),
          weight: amount * weight,
        })),
        members: new Map(
          members.map((m) => [
            String(m.id),
            {
              ...m,
              inviter: m.inviter === null ? null : String(m.inviter),
              rewardRatio: BigInt(m.rewardRatio),
              subsidyRatio: BigInt(m.subsidyRatio),
            },
          ]),
        ),
      })
      const lines = byKey(await db.inTx(linesOf))
      expect(lines).toEqual(byKey(expected))
      const paid = lines.reduce((sum, { amount }) => sum + amount, 0n)
      expect(paid).toBeLessThanOrEqual(revenue)
      const [row] = await db.inTx(days)
      expect(row).toMatchObject({ paid, carried: revenue - paid })
      await db.close()
    }),
    { numRuns: RUNS },
  )
}, 120_000)
