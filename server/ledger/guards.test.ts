import { afterAll, beforeAll, expect, test } from 'vitest'
import { savepoint } from '#server/db/savepoint.ts'
import type { Tx } from '#server/db/Tx.ts'
import { as } from '#server/testing/as.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { available, treasury } from './accounts.ts'
import { balanceOf } from './balances.ts'
import { claim } from './claim.ts'
import type { Move } from './Move.ts'
import { post, postTo } from './post.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const now = new Date('2026-11-21T12:00:00Z')
const has = (amount: bigint): Move => ({
  from: treasury,
  to: available('8'),
  coin: 'BTCW',
  amount,
  in: { type: 'deposit' },
})
const emptyJournal = async (tx: Tx, key: string) =>
  (await claim(tx, { owner: '0', key, hash: '', kind: 'test', meta: null, now })).id
const balance = () => db.inTx((tx) => balanceOf(tx, available('8'), 'BTCW'))

test('a journal that does not balance is refused', async () => {
  const lopsided = db.inTx(
    (
      tx,
    ) => tx`select ledger_post(array[1], now(), array[6], array['available'], array['BTCW'], array[1],
      array[null], array[null], array[null]::bigint[], array[null]::jsonb[])`,
  )
  await expect(lopsided).rejects.toThrow('does not balance')
})

test('nor do two that balance only together stand in the books', async () => {
  const together = db.inTx(async (tx) => {
    const journals = [await emptyJournal(tx, 'one'), await emptyJournal(tx, 'other')]
    await tx`
      select ledger_post(${journals}::bigint[], ${now}, array[0, 0], array['treasury', 'gas'], array['BTCW', 'BTCW'],
        array[1, -1], array[null, null], array[null, null], array[null, null]::bigint[], array[null, null]::jsonb[])`
  })
  await expect(together).rejects.toThrow('does not balance')
})

test('nothing is added to a journal once its transaction is over, whether it has entries or none', async () => {
  const booked = await db.inTx((tx) => post(tx, { key: 'd8', kind: 'test', now, moves: [has(5n)] }))
  const empty = await db.inTx((tx) => emptyJournal(tx, 'e8'))
  for (const journal of [booked, empty]) {
    const added = db.inTx((tx) => postTo(tx, journal, { now, moves: [has(1n)] }))
    await expect(added).rejects.toThrow(`journal ${journal} is not of this transaction`)
  }
  expect(await balance()).toBe(5n)
  await db.inTx(async (tx) => {
    const journal = await emptyJournal(tx, 'o8')
    await savepoint(tx, () => postTo(tx, journal, { now, moves: [has(1n)] }))
    await postTo(tx, journal, { now, moves: [has(2n)] })
  })
  expect(await balance()).toBe(8n)
})

test('nor where the number of its transaction comes up again, as on a server that a backup was restored on', async () => {
  await as(db.ownerUrl, (owner) =>
    owner.query(`
      insert into journal (owner_id, key, request_hash, kind, created_at, made_in)
      select 0, 'restored ' || n, '', 'test', now(), (pg_current_xact_id()::text::bigint + n)::text::xid8
      from generate_series(1, 10000) n`),
  )
  const before = await balance()
  const added = db.inTx(async (tx) => {
    const [again] = await tx<{ id: string }>`
      select id from journal where made_in = pg_current_xact_id()`
    await postTo(tx, again?.id ?? '', { now, moves: [has(1n)] })
  })
  await expect(added).rejects.toThrow('is not of this transaction')
  expect(await balance()).toBe(before)
})

test.each([
  'insert into account (owner_id, code, coin) values (1, $$staked$$, $$BTCWT$$)',
  'update account set balance = 1',
  'delete from account',
  'insert into journal (owner_id, key, request_hash, kind, created_at) values (1, $$x$$, $$$$, $$$$, now())',
  'update journal set answer = $$x$$',
  'insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, at) values (1,9,1,1,1,1,now())',
  'update entry set amount = 1',
  'delete from entry',
  'truncate entry',
  'update income_total set amount = 1',
  'set role bitwave_owner',
])('the application role cannot run: %s', async (statement) => {
  const attempt = as(db.appUrl, (client) => client.query(statement))
  await expect(attempt).rejects.toThrow(/permission denied/)
})

test.each([
  'update entry set amount = 1',
  'delete from entry',
  'truncate entry cascade',
  'delete from journal',
])('not even the owner can run: %s', async (statement) => {
  const attempt = as(db.ownerUrl, (client) => client.query(statement))
  await expect(attempt).rejects.toThrow('never rewritten')
})
