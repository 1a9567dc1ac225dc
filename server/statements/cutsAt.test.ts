import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { activity, fees, rewardPool, treasury } from '#server/ledger/accounts.ts'
import { postAll } from '#server/ledger/post.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { addDays, midnight } from '#shared/days.ts'
import { cutPlaces } from '#shared/records/cutPlaces.ts'
import { accountCuts } from './accountCuts.ts'
import { cutsAt } from './cutsAt.ts'
import { ledgerEntries } from './ledgerEntries.ts'
import { timeRange } from './timeRange.ts'

/** Moves of one posting, and how many seconds before or after the midnight it says that it is. */
type Posted = { second: number; moves: number; way: 'fees' | 'pool' | 'back' }

const WAYS = {
  fees: { from: treasury, to: fees },
  pool: { from: activity, to: rewardPool },
  back: { from: fees, to: activity },
}
const DAY = '2026-11-21'
const START = midnight(DAY)

/** Booked one after the other, each move with a journal of its own, as payments of one block are. */
async function book(tx: Tx, history: readonly Posted[]) {
  for (const [place, { second, moves, way }] of history.entries()) {
    const now = new Date(START.getTime() + second * 1_000)
    const move = { ...WAYS[way], coin: 'BTCW', amount: 10n ** BigInt(place) } as const
    const happenings = Array.from({ length: moves }, (_, i) => ({
      key: `${place} ${i}`,
      kind: 'test',
      moves: [move],
    }))
    await postAll(tx, happenings, { now, force: true })
  }
}

const large = (second: number, way: Posted['way'] = 'fees'): Posted => ({ second, moves: 300, way })
const one = (second: number, way: Posted['way'] = 'fees'): Posted => ({ second, moves: 1, way })

test.for<[string, Posted[]]>([
  ['after one with a later time', [one(-60), one(17), large(16), one(60)]],
  ['after one of the new day, with a time of the old', [one(-60), one(1), large(-1), one(60)]],
  ['after two, of both days', [one(3), large(-1), large(1), one(-2)]],
])('a large posting %s leaves each entry on one day', async ([, history]) => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await book(tx, history)
    const ofDay = async (day: string) => {
      const range = timeRange({ from: day, to: day }, 'en')
      const cuts = await accountCuts(tx, '0', range)
      const asked = { owner: '0', account: 'fees', range, cuts, limit: 1_000 }
      const { list } = await ledgerEntries(tx, asked)
      const { opening = 0n, closing = 0n } = cuts.find(({ account }) => account === 'fees') ?? {}
      expect(list.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
      return { ids: list.map(({ id }) => id), opening, closing }
    }
    const [before, after] = [await ofDay(addDays(DAY, -1)), await ofDay(DAY)]
    expect(after.opening).toBe(before.closing)
    const booked = history.reduce((sum, { moves }) => sum + moves, 0)
    expect(new Set([...before.ids, ...after.ids]).size).toBe(booked)
  })
})

type Entry = { account: string; journal: string; createdAt: string }

/** Where the records of a phone that has every line are cut. */
async function placesOf(tx: Tx): Promise<Map<string, number>> {
  const entries = await tx<Entry>`
    select account_id as account, journal_id as journal, at as "createdAt" from entry order by account_id, seq`
  const accounts = [...Map.groupBy(entries, ({ account }) => account)]
  const places = cutPlaces(
    accounts.map(([, lines]) => ({ lines })),
    START.toISOString(),
  )
  return new Map(accounts.map(([id], i) => [id, (places[i] ?? 0) + 1]))
}

test('whatever was booked in whatever order, the desk cuts where the records are cut', {
  timeout: 120_000,
}, async () => {
  const db = await ownDatabase()
  const posted = fc.record({
    second: fc.integer({ min: -3, max: 3 }),
    moves: fc.constantFrom(1, 1, 2, 230),
    way: fc.constantFrom('fees' as const, 'pool' as const, 'back' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(posted, { minLength: 1, maxLength: 8 }), async (history) => {
      await db.inTx(async (tx) => {
        await tx`savepoint empty`
        await book(tx, history)
        const cuts = await cutsAt(tx, '0', START)
        expect(new Map(cuts.map(({ id, place }) => [id, place]))).toEqual(await placesOf(tx))
        await tx`rollback to empty`
      })
    }),
    { numRuns: 60 },
  )
})
