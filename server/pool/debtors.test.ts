import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { type Debtor, debtors, shortOf } from './debtors.ts'

const MEMBERS = 20_000
/** Whose deposit was taken back; the second has more than that staked. */
const BELOW = [7, 9_000]

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      insert into account (owner_id, code, coin, balance, seq)
      select n, code, 'BTCW', 5, 1 from generate_series(1, ${MEMBERS}) n
      cross join (values ('available'), ('staked'), ('withdrawing')) as of(code);
      update account set floor = null, balance = case owner_id when 7 then -30 else -8 end
      where owner_id in (${BELOW}) and code = 'available';
      analyze account`),
  )
}, 60_000)
afterAll(() => db.close())

test('those below zero are found without a look at anybody else', async () => {
  const { found, read } = await db.inTx(async (tx) => {
    let found: Debtor[] = []
    const read = await rowsRead(tx, ['account'], async () => {
      found = await debtors(tx, ['0xa'])
    })
    return { found, read }
  })
  expect(found.toSorted((one, other) => Number(one.has - other.has))).toEqual([
    { coin: 'BTCW', has: -20n, payouts: [] },
    { coin: 'BTCW', has: 2n, payouts: [] },
  ])
  expect(shortOf(found, [])).toEqual({ BTCW: 20n, BTCWT: 0n })
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(20)
})

test('a balance is in no index: each booking would write in all of them', async () => {
  const indexes = await db.inTx(
    (tx) => tx<{ words: string }>`
      select pg_get_indexdef(indexrelid) as words from pg_index where indrelid = 'account'::regclass`,
  )
  expect(indexes.map(({ words }) => words)).toContainEqual(expect.stringContaining('floor IS NULL'))
  for (const { words } of indexes) expect(words).not.toContain('balance')
})

const owing: Debtor[] = [
  { coin: 'BTCW', has: 2n, payouts: ['0xa'] },
  { coin: 'BTCWT', has: -4n, payouts: ['0xb'] },
  { coin: 'BTCWT', has: -1n, payouts: [] },
]

test('what left the pool is no member’s any more, and what came back to it is', () => {
  expect(shortOf(owing, [])).toEqual({ BTCW: 0n, BTCWT: 5n })
  const moved = [
    { coin: 'BTCW', amount: -5n, payout: '0xa' },
    { coin: 'BTCWT', amount: 3n, payout: '0xb' },
    { coin: 'BTCWT', amount: 9n, payout: '0xc' },
  ] as const
  expect(shortOf(owing, moved)).toEqual({ BTCW: 3n, BTCWT: 2n })
})
