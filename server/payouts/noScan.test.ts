import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { takenAway } from '#server/withdrawals/goingOut.ts'
import { readWaiting } from './findPaid.ts'
import { paidByHand } from './payer.ts'
import { readBooks } from './reconcile.ts'

const [OURS, THEIRS] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into member (id, account, nickname, email, invite_code, created_at) overriding system value
      values (1, '0x' || repeat('c', 40), 'Ann', 'ann@many.invalid', 'ANN', '2026-11-01');
      insert into payer (address, next_nonce, own, updated_at)
      values ('${OURS}', 40001, true, '2026-11-01'), ('${THEIRS}', 0, false, '2026-11-01');
      insert into withdrawal (id, no, member_id, coin, amount, fee, address, state, decided_by, decided_at, created_at, done_at)
      overriding system value
      select n, n, 1, 'BTCW', n, 0, '${THEIRS}', 'paid', 'service', '2026-11-01', '2026-11-01', '2026-11-02'
      from generate_series(1, 40000) n;
      insert into withdrawal (id, no, member_id, coin, amount, fee, address, state, decided_by, decided_at, created_at)
      overriding system value
      select n, n, 1, 'BTCW', n, 0, '${THEIRS}', case when n % 10 = 0 then 'approved' else 'requested' end, 'service', '2026-11-01', '2026-11-01'
      from generate_series(40001, 43000) n;
      insert into payout (withdrawal_id, wallet, nonce, gas_limit, created_at)
      select n, case when n % 10000 = 0 then '${THEIRS}' else '${OURS}' end, n, 60000, '2026-11-01'
      from generate_series(1, 40000) n;
      insert into payout_tx (withdrawal_id, kind, hash, raw, nonce, max_fee, max_tip, created_at, block_number, block_hash, status,
        gas_used, gas_price, final, booked, astray)
      select n, case when n % 5000 = 0 then 'found' else 'pay' end, 'h' || n, case when n % 5000 > 0 then 'r' end, n, 1, 1,
        '2026-11-01', n, 'b' || n, 'success', 50000, 7, true,
        case when n % 8000 = 1 then 349999 else 350000 end, n % 9000 = 2 or n = 10000
      from generate_series(1, 40000) n;
      analyze`)
  })
}, 60_000)
afterAll(() => db.close())

test('a comparison of the wallets with the books reads what is open, however much was paid', async () => {
  await db.inTx(async (tx) => {
    const tables = ['payout_tx', 'payout', 'withdrawal']
    const read = await rowsRead(tx, tables, async () => {
      expect(await paidByHand(tx)).toHaveLength(4)
      // Five of ours are to be booked; five more have lost their block, and so has one that somebody made, which is not ours to
      // lack; ten are in newer blocks, of which somebody made one.
      const books = await readBooks(tx, { block: 39_990 })
      expect(books).toMatchObject({ owed: 5n - (5n + 9n) * 350_000n, open: [] })
    })
    expect(read.scans).toBe(0)
    expect(read.rows).toBeLessThan(1_000)
  })
})

test('what a reorganisation took away or left unpaid is found without reading what was paid', async () => {
  await db.inTx(async (tx) => {
    await tx`update payout_tx set unpaid = true where hash in ('h7', 'h10000')`
    const read = await rowsRead(tx, ['payout_tx', 'withdrawal'], async () =>
      expect(await takenAway(tx)).toHaveLength(7),
    )
    expect(read.scans).toBe(0)
    expect(read.rows).toBeLessThan(1_000)
  })
})

test('what may be paid is gone through in the order that it was asked for, without what was paid', async () => {
  await db.inTx(async (tx) => {
    const read = await rowsRead(tx, ['withdrawal'], async () => {
      for (const after of [0, 40_000, 41_050]) {
        const from = Math.max(after, 40_000) + 1
        const ids = (await readWaiting(tx, String(after))).map(({ id }) => Number(id))
        expect(ids).toEqual(Array.from({ length: 100 }, (_, place) => from + place))
      }
      expect(await readWaiting(tx, '42990')).toHaveLength(10)
    })
    expect(read.scans).toBe(0)
    expect(read.rows).toBeLessThan(1_000)
  })
})
