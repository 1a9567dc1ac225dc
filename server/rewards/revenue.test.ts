import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { rewardPool, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { ONE } from '#server/testing/seed.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { midnight } from '#shared/days.ts'
import { openDay } from './openDay.ts'
import { recompute } from './recompute.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

/** Whole BTCW of one payment that came in, or was taken back again, minutes before or after a midnight. */
type Step = { arrival: number; amount: bigint; minute: number }

const DAY = '2026-11-21'
const START = midnight(DAY).getTime()

/** Booked as the chain's payments are (`chain/credit.ts`, `chain/reverse.ts`). */
async function book(tx: Tx, steps: readonly Step[]) {
  for (const [round, { arrival, amount, minute }] of steps.entries()) {
    const back = amount < 0n
    const way = back ? { from: rewardPool, to: treasury } : { from: treasury, to: rewardPool }
    await post(tx, {
      key: `arrival:${arrival}:${round}`,
      kind: back ? 'arrival revenue reversed' : 'arrival revenue',
      now: new Date(START + minute * 60_000),
      moves: [{ ...way, coin: 'BTCW', amount: (back ? -amount : amount) * ONE }],
      meta: { arrival: `${arrival}` },
      force: true,
    })
  }
}

/** Begins the day in books without orders, and answers whole BTCW that it shares out. The audit agrees. */
async function revenueOf(tx: Tx, steps: readonly Step[]): Promise<bigint> {
  await book(tx, steps)
  const now = new Date(START + 3_600_000)
  await openDay(tx, { day: DAY, now, shares })
  await tx`update distribution set finished_at = ${now}, carried_over = revenue where day = ${DAY}`
  expect(await recompute(tx, DAY)).toEqual([])
  const [row] = await tx<{ revenue: bigint }>`select revenue from distribution where day = ${DAY}`
  return (row?.revenue ?? 0n) / ONE
}

const before = (arrival: number, amount: bigint): Step => ({ arrival, amount, minute: -60 })
const after = (arrival: number, amount: bigint): Step => ({ arrival, amount, minute: 1 })

test.for<[string, Step[], bigint]>([
  ['what came in after it waits', [before(1, 200n), after(2, 100n)], 200n],
  ['what was taken back after it is gone', [before(1, 150n), before(2, 50n), after(1, -150n)], 50n],
  [
    'what came in after it makes up for nothing that was taken back',
    [before(1, 150n), before(2, 50n), after(1, -150n), after(3, 100n)],
    50n,
  ],
  [
    'a payment that came and was taken back after it takes nothing of what was there',
    [before(1, 200n), after(2, 100n), after(2, -100n)],
    200n,
  ],
  [
    'a payment that the chain has in another block now is there as it was',
    [before(1, 200n), after(1, -200n), after(1, 200n), after(2, 7n)],
    200n,
  ],
])('at a midnight %s', async ([, steps, revenue]) => {
  const db = await ownDatabase()
  expect(await db.inTx((tx) => revenueOf(tx, steps))).toBe(revenue)
})

test('whatever comes and is taken back, what was there before and still is is shared out', async () => {
  const db = await ownDatabase()
  const change = fc.record({ arrival: fc.nat(5), minute: fc.constantFrom(-1, 0, 1) })
  const changes = fc.array(change, { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(changes, async (drawn) => {
      const there = new Set<number>()
      let stayed = new Set<number>()
      const steps: Step[] = []
      for (const { arrival, minute } of drawn.toSorted((a, b) => a.minute - b.minute)) {
        const amount = 10n ** BigInt(arrival) * (there.delete(arrival) ? -1n : 1n)
        if (amount > 0n) there.add(arrival)
        if (minute < 0) stayed = new Set(there)
        steps.push({ arrival, amount, minute })
      }
      const still = [...stayed.intersection(there)]
      await db.inTx(async (tx) => {
        await tx`savepoint empty`
        const expected = still.reduce((sum, arrival) => sum + 10n ** BigInt(arrival), 0n)
        expect(await revenueOf(tx, steps)).toBe(expected)
        await tx`rollback to empty`
      })
    }),
    { numRuns: 30 },
  )
}, 60_000)
