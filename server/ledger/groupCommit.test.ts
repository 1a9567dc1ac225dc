import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { available, fees, treasury } from './accounts.ts'
import type { Booking } from './Booking.ts'
import { balanceOf } from './balances.ts'
import { groupCommit } from './groupCommit.ts'
import { post } from './post.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  const moves = ['1', '2', '3'].map((member) => ({
    from: treasury,
    to: available(member),
    coin: 'BTCW' as const,
    amount: 100n,
  }))
  await db.inTx((tx) => post(tx, { key: 'start', kind: 'test', now: now(), moves }))
})
afterAll(() => db.close())

const pays = (owner: string, key: string, amount: bigint): Booking => ({
  owner,
  key,
  hash: `${amount}`,
  kind: 'test',
  meta: {},
  moves: [{ from: available(owner), to: fees, coin: 'BTCW', amount }],
  answerShort: (short) => `short of ${short}`,
  answer: ({ id }) => `booked as ${id}`,
})

test('of 50 equal bookings one is done, and all get the same answer to the letter', async () => {
  const book = groupCommit(db, now)
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(pays('1', 'same', 5n))))
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1)
  expect(await db.inTx((tx) => balanceOf(tx, available('1'), 'BTCW'))).toBe(95n)
})

test('a refused booking does not touch its neighbours, and stays refused when told again', async () => {
  const book = groupCommit(db, now)
  const [much, little] = await Promise.all([
    book(pays('2', 'much', 101n)),
    book(pays('2', 'little', 1n)),
  ])
  expect(much.answer).toBe('short of available:BTCW')
  expect(little.answer).toMatch(/^booked/)
  await db.inTx((tx) =>
    post(tx, {
      key: 'more',
      kind: 'test',
      now: now(),
      moves: [{ from: treasury, to: available('2'), coin: 'BTCW', amount: 100n }],
    }),
  )
  expect((await book(pays('2', 'much', 101n))).answer).toBe('short of available:BTCW')
})

test('one that cannot be booked or answered fails alone', async () => {
  const book = groupCommit(db, now)
  const mute = () => {
    throw new Error('this answer breaks the contract')
  }
  const told = await Promise.allSettled([
    book(pays('3', 'at once', 1n)),
    book({ ...pays('3', 'no text', 1n), kind: 'nul \u0000' }),
    book({ ...pays('3', 'no answer', 1n), answer: mute }),
    book(pays('3', 'with them', 1n)),
  ])
  const statuses = told.map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
})

test('a key that was used for another request is told so', async () => {
  const book = groupCommit(db, now)
  await book(pays('3', 'k', 1n))
  expect(await book(pays('3', 'k', 2n))).toMatchObject({ reused: true })
})

test('many that wait together are booked together, all of them', async () => {
  const book = groupCommit(db, now)
  await Promise.all(
    Array.from({ length: 300 }, (_, i) => book(pays('3', `m${i}`, i < 90 ? 1n : 50n))),
  )
  const left = await db.inTx((tx) => balanceOf(tx, available('3'), 'BTCW'))
  expect(left).toBe(7n)
})

// Sorted by owner and key alone, of two with one key either may come first: in batches of seven and more it did.
test.each([
  { way: 'all at once', start: 'enough', given: 1_000n, last: 1n },
  { way: 'one after another', start: 'scarce', given: 100n, last: 1_000n },
])(
  'of two bodies under one key in one batch the first is done: $way',
  async ({ start, given, last }) => {
    const owners = Array.from({ length: 20 }, (_, i) => `${start === 'enough' ? 140 - i : 240 - i}`)
    const moves = owners.map((owner) => ({
      from: treasury,
      to: available(owner),
      coin: 'BTCW' as const,
      amount: given,
    }))
    await db.inTx((tx) => post(tx, { key: start, kind: 'test', now: now(), moves }))
    const book = groupCommit(db, now)
    // The first flies alone; all that follow wait together.
    const alone = book(pays('3', start, 0n))
    const pairs = owners.map((owner) => [book(pays(owner, 'K', 3n)), book(pays(owner, 'K', 5n))])
    const ends = book(pays(owners[0] ?? '', 'last', last))
    const [, end, ...told] = await Promise.all([alone, ends, ...pairs.map((it) => Promise.all(it))])
    expect(end.answer).toMatch(last > given ? /^short/ : /^booked/)
    expect(told.map((pair) => pair.map(({ reused }) => reused))).toEqual(
      owners.map(() => [false, true]),
    )
    const left = await db.inTx((tx) =>
      Promise.all(owners.map((owner) => balanceOf(tx, available(owner), 'BTCW'))),
    )
    expect(left).toEqual(owners.map((_, i) => given - 3n - (i === 0 && last < given ? last : 0n)))
  },
)
