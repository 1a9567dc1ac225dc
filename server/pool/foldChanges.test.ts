import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedMembers } from '#server/testing/seed.ts'
import { ownDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { foldChanges } from './foldChanges.ts'
import { poolTotals } from './poolTotals.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('the totals hold what is not folded yet, and folding does not change them', async () => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [
      { id: 1, inviter: null },
      { id: 2, inviter: 1 },
    ])
    await tx`insert into pool_change (member_id, staked_t, orders, revenue, at) values
      (2, ${5n * 10n ** 18n}, 1, 0, ${now}), (1, ${2n * 10n ** 18n}, 1, 0, ${now}), (0, 0, 0, 77, ${now})`
  })
  const before = await db.inTx((tx) => poolTotals(tx, now, 3n * 10n ** 18n))
  expect(before).toEqual({
    stakedT: 7n * 10n ** 18n,
    orders: 2,
    revenue: 77n,
    computingPower: 21n * 10n ** 18n,
    asOf: now.toISOString(),
  })
  expect(await foldChanges({ db })).toBe(2)
  expect(await foldChanges({ db })).toBe(0)
  expect(await db.inTx((tx) => poolTotals(tx, now, 3n * 10n ** 18n))).toEqual(before)
  expect(await db.inTx((tx) => tx`select id, team_t from member order by id`)).toEqual([
    { id: '1', team_t: 5n * 10n ** 18n },
    { id: '2', team_t: 0n },
  ])
})

test('in random trees each team has what its members staked, whoever folds and however often', async () => {
  const change = fc.record({ member: fc.nat(), staked: fc.bigInt(-(10n ** 20n), 10n ** 20n) })
  const model = fc.record({
    inviters: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
    changes: fc.array(change, { maxLength: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(model, async ({ inviters, changes }) => {
      const db = await testDatabase()
      const inviterOf = (i: number) => (i === 0 ? null : (inviters[i] ?? 0) % i)
      const teams = inviters.map(() => 0n)
      const placed = changes.map((c) => ({ ...c, member: c.member % inviters.length }))
      for (const { member, staked } of placed) {
        for (let at = inviterOf(member); at !== null; at = inviterOf(at)) {
          teams[at] = (teams[at] ?? 0n) + staked
        }
      }
      await db.inTx((tx) =>
        seedMembers(
          tx,
          inviters.map((_, i) => ({ id: i + 1, inviter: above(inviterOf(i)) })),
        ),
      )
      const insert = (part: typeof placed) =>
        db.inTx(
          (tx) => tx`
            insert into pool_change (member_id, staked_t, orders, at, pledged_t, pledged_at)
            select m + 1, s, 0, ${now}, s, ${now}
            from unnest(${part.map((c) => c.member)}::int[], ${part.map((c) => c.staked)}::numeric[]) as c(m, s)`,
        )
      await insert(placed.slice(0, 30))
      await Promise.all([foldChanges({ db }), foldChanges({ db }), insert(placed.slice(30))])
      await foldChanges({ db })
      const rows = await db.inTx(
        (tx) => tx<{ t: bigint }>`select team_t as t from member order by id`,
      )
      expect(rows.map(({ t }) => t)).toEqual(teams)
      // The own pledges count in the ranking of the week, beside the team's.
      for (const { member, staked } of placed) teams[member] = (teams[member] ?? 0n) + staked
      const weeks = await db.inTx(
        (tx) => tx<{ t: bigint }>`
          select coalesce(w.t, 0) as t from member m
          left join week_power w on w.member_id = m.id and w.week = '2026-11-16' order by m.id`,
      )
      expect(weeks.map(({ t }) => t)).toEqual(teams)
      await db.close()
    }),
    { numRuns: 8 },
  )
}, 60_000)

const above = (i: number | null) => (i === null ? null : i + 1)
