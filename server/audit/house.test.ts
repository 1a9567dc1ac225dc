import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import {
  activity,
  available,
  fees,
  gas,
  lost,
  rewardPool,
  treasury,
  unclaimed,
} from '#server/ledger/accounts.ts'
import type { Move } from '#server/ledger/Move.ts'
import { type Posting, post } from '#server/ledger/post.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import { pairIn } from '#server/testing/pairIn.ts'
import { ONE, seedFunds } from '#server/testing/seed.ts'
import { audit } from './audit.ts'
import { MOVED_BY, WITHIN_HOUSE } from './house.ts'

const HAS = 'what the house has is what came less what its records say went'
const MOVED = 'the house’s accounts are moved as the ledger names it'
const GRANTS = 'a grant is in the books once, and none is without a record'

/** A farm with revenue, a budget and the fee of a transfer, and how whoever has the application role books something. */
async function open() {
  const farm = await openBooks()
  onTestFinished(farm.close)
  const { db } = farm
  const now = farm.clock.now()
  const { ann, asked } = await pairIn(farm, 900n * ONE)
  expect(await ann.call('asset/transfer', asked)).toMatchObject({ code: 200 })
  await db.inTx(async (tx) => {
    for (const as of ['revenue', 'activity'] as const)
      for (const coin of ['BTCW', 'BTCWT'] as const)
        await seedFunds(tx, { as, coin, amount: 100n * ONE, at: now })
  })
  expect(await audit(db)).toEqual([])
  const books = async (kind: string, moves: readonly Move[], more: Partial<Posting> = {}) =>
    db.inTx((tx) => post(tx, { key: randomUUID(), kind, now, moves, force: true, ...more }))
  const rules = async () => (await audit(db)).map(({ rule }) => rule)
  return { ann: available(ann.id), books, rules }
}

test.each([
  [rewardPool, 'anything'],
  [rewardPool, 'distribution'],
  [rewardPool, 'arrival revenue reversed'],
  [activity, 'anything'],
  [activity, 'grant'],
  [fees, 'anything'],
  [fees, 'withdrawal paid'],
  [fees, 'asset/transfer'],
  [lost, 'loss'],
  [unclaimed, 'arrival assigned'],
] as const)('what a member got out of %o by a journal called %s is found', async (from, kind) => {
  const { ann, books, rules } = await open()
  await books(kind, [{ from, to: ann, coin: 'BTCW', amount: 1n, in: { type: 'deposit' } }])
  const pot = from === unclaimed ? 'what is nobody’s is in the payments that nobody has' : HAS
  expect(await rules()).toContain(pot)
  const named = MOVED_BY[from.code]?.out.includes(kind) && !WITHIN_HOUSE.includes(kind)
  expect((await rules()).includes(MOVED)).toBe(!named)
})

test('the other coin is found as well, and a reward of no grant whatever else it says', async () => {
  const { ann, books, rules } = await open()
  const line = { type: 'activity_reward' } as const
  await books('grant', [{ from: activity, to: ann, coin: 'BTCWT', amount: 1n, in: line }])
  expect(await rules()).toEqual([HAS, GRANTS])
  await books('x', [{ from: rewardPool, to: ann, coin: 'BTCWT', amount: 1n }])
  expect(await rules()).toEqual([HAS, HAS, MOVED, GRANTS])
})

test('fees that go out by way of the gas are found, at each step that has no record', async () => {
  const { ann, books, rules } = await open()
  const [coin, amount] = ['BTCW' as const, 1n]
  await books('gas borne elsewhere', [{ from: fees, to: gas, coin, amount }])
  expect(await rules()).toEqual([MOVED])
  await books('gas top-up', [{ from: gas, to: ann, coin, amount }])
  expect(await rules()).toEqual([MOVED, MOVED])
})

test('gas that a wallet of nobody’s bore is what was booked of it', async () => {
  const { books, rules } = await open()
  const there: Move = { from: fees, to: gas, coin: 'BTCW', amount: 1n }
  const back: Move = { from: gas, to: fees, coin: 'BTCW', amount: 1n }
  await books('payout gas', [there], { key: 'gas:1' })
  await books('gas borne elsewhere', [back], { key: 'gas:1:borne' })
  expect(await rules()).toEqual(['the gas that was used is in the books'])
  await books('gas borne elsewhere', [back], { key: 'gas:2:borne' })
  expect(await rules()).toContain(MOVED)
})

test('what comes to the house without a record is told too', async () => {
  const { books, rules } = await open()
  await books('arrival revenue', [{ from: treasury, to: rewardPool, coin: 'BTCW', amount: 1n }])
  expect(await rules()).toEqual([HAS])
})

test('the kinds of each account are those of the page of the ledger', () => {
  const rows = readFileSync('docs/ledger.md', 'utf8').matchAll(
    /^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|/gm,
  )
  const known = Object.keys(MOVED_BY)
  const said = [...rows].flatMap(([, kind = '', moves = '']) =>
    [...moves.matchAll(/([a-z_]+) → ([a-z_]+)/g)].flatMap(([, from = '', to = '']) => [
      `${from} out ${kind}`,
      `${to} in ${kind}`,
    ]),
  )
  const ours = Object.entries(MOVED_BY).flatMap(([code, kinds]) => [
    ...kinds.in.map((kind) => `${code} in ${kind}`),
    ...kinds.out.map((kind) => `${code} out ${kind}`),
  ])
  const ofHouse = said.filter((line) => known.includes(line.split(' ')[0] ?? ''))
  expect(ours.toSorted()).toEqual([...new Set(ofHouse)].toSorted())
  const members = said.filter((line) => /^(available|staked|withdrawing) /.test(line))
  const touched = WITHIN_HOUSE.filter((kind) => members.some((line) => line.endsWith(` ${kind}`)))
  expect(touched).toEqual([])
})
