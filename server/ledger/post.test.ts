import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { available, fees, staked, treasury } from './accounts.ts'
import { balanceOf } from './balances.ts'
import type { Move } from './Move.ts'
import { post, postAll } from './post.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const now = new Date('2026-11-21T12:00:00Z')
const has = (member: string, amount: bigint): Move => ({
  from: treasury,
  to: available(member),
  coin: 'BTCW',
  amount,
  in: { type: 'deposit' },
})
const charge = (member: string, amount: bigint): Move => ({
  from: available(member),
  to: fees,
  coin: 'BTCW',
  amount,
})
const book = (key: string, ...moves: Move[]) =>
  db.inTx((tx) => post(tx, { key, kind: 'test', now, moves }))
const balance = (member: string) => db.inTx((tx) => balanceOf(tx, available(member), 'BTCW'))

test('an account is never overdrawn, and a refused journal leaves no trace', async () => {
  await book('d1', has('1', 10n))
  await expect(book('c1', charge('1', 11n))).rejects.toMatchObject({ because: 'overdrawn' })
  await book('c1', charge('1', 10n))
  expect(await balance('1')).toBe(0n)
})

test('a happening told twice is booked once; told differently it is an error', async () => {
  await book('d2', has('2', 10n))
  await book('d2', has('2', 10n))
  await expect(book('d2', has('2', 11n))).rejects.toThrow('told before')
  expect(await balance('2')).toBe(10n)
})

test('several moves of one account chain one after another', async () => {
  await book('d3', has('3', 10n), charge('3', 4n), has('3', 1n))
  const rows = await db.inTx(
    (tx) => tx<{ seq: string; amount: bigint; balance_after: bigint }>`
      select e.seq, e.amount, e.balance_after from entry e join account a on a.id = e.account_id
      where a.owner_id = 3 and a.code = 'available' order by e.seq`,
  )
  expect(rows.map(({ seq, balance_after }) => [seq, balance_after])).toEqual([
    ['1', 10n],
    ['2', 6n],
    ['3', 7n],
  ])
})

test('a debt is left only by force, and nothing can be spent from it', async () => {
  await book('d4', has('4', 5n))
  const back: Move = { from: available('4'), to: treasury, coin: 'BTCW', amount: 8n }
  await db.inTx((tx) => post(tx, { key: 'r4', kind: 'test', now, moves: [back], force: true }))
  expect(await balance('4')).toBe(-3n)
  await expect(book('c4', charge('4', 1n))).rejects.toMatchObject({ because: 'overdrawn' })
  await book('d4b', has('4', 4n))
  await expect(book('c4b', charge('4', 2n))).rejects.toMatchObject({ because: 'overdrawn' })
})

test('what a member earned is summed by day and in all', async () => {
  const reward: Move = {
    from: treasury,
    to: available('5'),
    coin: 'BTCW',
    amount: 7n,
    in: { type: 'staking_reward' },
  }
  await book('w5', reward, reward)
  const rows = await db.inTx(
    (tx) => tx`select d.day, d.amount, t.amount as total from income_day d
      join income_total t using (owner_id, type, coin) where owner_id = 5`,
  )
  expect(rows).toEqual([{ day: '2026-11-21', amount: 14n, total: 14n }])
})

test('coins are told apart: a move of one never pays the other', async () => {
  await book('d7', has('7', 5n))
  const wrong: Move = { from: available('7'), to: staked('7'), coin: 'BTCWT', amount: 1n }
  await expect(book('p7', wrong)).rejects.toMatchObject({ because: 'overdrawnBTCWT' })
})

test('several happenings at once are booked as one after the other, and each of them once', async () => {
  const told = [has('8', 5n), charge('8', 2n), has('8', 1n)].map((move, place) => ({
    key: `d8${place}`,
    kind: 'test',
    moves: [move],
  }))
  const [first = ''] = [await book('d80', has('8', 5n))]
  const bookAll = () => db.inTx((tx) => postAll(tx, told, { now }))
  const journals = await bookAll()
  expect(journals[0]).toBe(first)
  expect(await bookAll()).toEqual(journals)
  const rows = await db.inTx(
    (tx) => tx<{ journal_id: string; balance_after: bigint }>`
      select e.journal_id, e.balance_after from entry e join account a on a.id = e.account_id
      where a.owner_id = 8 order by e.seq`,
  )
  expect(rows).toEqual(
    [5n, 3n, 4n].map((after, place) => ({ journal_id: journals[place], balance_after: after })),
  )
  expect(journals.map(Number)).toEqual(journals.map(Number).toSorted((a, b) => a - b))
})

test('of several happenings none is booked where one was told otherwise before, or an account falls short', async () => {
  await book('d9', has('9', 5n))
  const both = (key: string, move: Move) =>
    db.inTx((tx) =>
      postAll(
        tx,
        [
          { key: 'n9', kind: 'test', moves: [has('9', 1n)] },
          { key, kind: 'test', moves: [move] },
        ],
        { now },
      ),
    )
  await expect(both('d9', has('9', 6n))).rejects.toThrow('told before')
  await expect(both('c9', charge('9', 7n))).rejects.toMatchObject({ because: 'overdrawn' })
  expect(await balance('9')).toBe(5n)
})
