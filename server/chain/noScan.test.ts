import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import type { Incoming } from './arrivalsIn.ts'
import { creditUpTo } from './credit.ts'
import { keptAside } from './keptAside.ts'
import { listArrivals } from './listArrivals.ts'
import { listUnclaimed } from './listUnclaimed.ts'
import type { Header } from './openChain.ts'
import { recordArrivals } from './recordArrivals.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into member (id, account, nickname, email, invite_code, created_at,
        account_proved_at, inviter_id)
      overriding system value
      select n, '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), 'M', n || '@many.invalid', 'M' || n,
        '2026-11-01', '2026-11-01',
        case when n > 1 then 1 end from generate_series(1, 20000) n;
      insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status, reason,
        created_at, expires_at)
      select n, n, 'BTCW', n % 1000 + 1, 1, 'wallet', 'd30', 30, 1, 'fail', 'expired',
        timestamptz '2026-11-01' + n * interval '1 minute', timestamptz '2026-11-01' + (n + 30) * interval '1 minute'
      from generate_series(1, 20000) n;
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount, state,
        credited_as)
      select 21000, '0x' || encode(sha256(n::text::bytea), 'hex'), 0, n, 'b' || n,
        timestamptz '2026-11-01' + n * interval '1 minute', case when n % 500 = 0 then 'BTCWT' else 'BTCW' end,
        '0x' || left(encode(sha256((n + 19990)::text::bytea), 'hex'), 40), n % 1000 + 1, 'credited',
        case when n % 500 < 2 then 'revenue' when n % 500 = 2 then 'unclaimed' else 'deposit' end
      from generate_series(1, 20000) n;
      analyze`)
  })
}, 60_000)
afterAll(() => db.close())

/** What it reads of each of these tables that is more than a few pages of an index. */
const tooMuch = async (tx: Tx, tables: readonly string[], work: () => Promise<unknown>) => {
  const { scans, rows } = await rowsRead(tx, tables, work)
  return scans > 0 || rows > 1_000 ? { scans, rows } : null
}

test.each([
  {},
  { purpose: 'revenue' },
  { purpose: 'revenue', coin: 'BTCWT' },
  { purpose: 'unclaimed' },
  { coin: 'BTCWT' },
] as const)('a page of what arrived (%o) reads no more than its rows', async (filter) => {
  const read = await db.inTx((tx) =>
    tooMuch(tx, ['arrival', 'member'], async () => {
      const { list, next } = await listArrivals(tx, { ...filter, limit: 5 })
      expect(list).toHaveLength(5)
      const more = await listArrivals(tx, { ...filter, limit: 2, cursor: next ?? '' })
      expect(more.list).toHaveLength(2)
    }),
  )
  expect(read).toBeNull()
})

test('a page of what is nobody’s looks for whose it may be among the orders of that amount alone', async () => {
  const read = await db.inTx((tx) =>
    tooMuch(tx, ['arrival', 'pledge_order', 'member'], async () => {
      const { list, next } = await listUnclaimed(tx, { limit: 20 })
      expect(list).toHaveLength(20)
      expect(list[1]?.candidates.map(({ because }) => because)).toContain('amount')
      expect((await listUnclaimed(tx, { limit: 2, cursor: next ?? '' })).list).toHaveLength(2)
    }),
  )
  expect(read).toBeNull()
})

test('what is kept aside for a member is found by its wallet, however much there is of others', async () => {
  await db.inTx(async (tx) => {
    // Of the 40 payments that are nobody's the one that this wallet sent.
    const [one] = await tx<{ id: string }>`
      select m.id from arrival a join member m on m.account_key = a.sender where a.credited_as = 'unclaimed' limit 1`
    await tx`update member set signed_at = '2026-11-01' where id = ${one?.id ?? ''}`
    const read = await rowsRead(tx, ['arrival', 'member'], async () => {
      expect(await keptAside(tx, one?.id ?? '')).toHaveLength(1)
    })
    expect(read.scans).toBe(0)
    expect(read.rows).toBeLessThan(10)
  })
})

test('a step of the follower reads no more than the blocks that it looks at, and what may be meant by what was paid there', async () => {
  await db.inTx(async (tx) => {
    const [from, to] = [20_001, 20_050]
    const header = (number: number): Header => ({
      number,
      hash: `0x${number}`,
      parent: `0x${number - 1}`,
      at: new Date(),
    })
    const blocks = Array.from({ length: to - from + 1 }, (_, place) => header(from + place))
    const headers = new Map(blocks.map((it) => [it.number, it]))
    const senders = await tx<{ sender: string }>`
      update member set signed_at = '2026-11-01' where id between 101 and 120 returning account_key as sender`
    const incoming = senders.map(({ sender }, logIndex): Incoming => {
      const [txHash, blockHash] = ['0xpaid', '0x20050'] as const
      const what = { sender, coin: 'BTCW', amount: 1n, orderRef: null } as const
      return { txHash, logIndex, block: to, blockHash, ...what }
    })
    const step = { from, to, head: header(to), deep: to, headers, incoming }
    const read = await tooMuch(tx, ['arrival', 'member', 'pledge_order'], async () => {
      await recordArrivals(tx, step, new Date())
      expect(await creditUpTo(tx, to, new Date())).toBe(20)
    })
    expect(read).toBeNull()
  })
})

test('what is nobody’s is found by its hash and by its sender, however much dust lies before it', async () => {
  const dust = `0x${'d'.repeat(40)}`
  await as(db.ownerUrl, (client) =>
    client.query(`
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount, state,
        credited_as)
      select 21000, '0x' || encode(sha256(('dust' || n)::bytea), 'hex'), 0, n, 'b' || n, '2026-11-01', 'BTCW',
        case when n = 30000 then '0x' || repeat('a', 40) else '${dust}' end, 1, 'credited', 'unclaimed'
      from generate_series(1, 30000) n;
      analyze arrival`),
  )
  const [last] = (
    await db.inTx((tx) => listUnclaimed(tx, { keywords: ` 0X${'A'.repeat(40)}`, limit: 1 }))
  ).list
  const sought: [string, number][] = [
    [last?.hash ?? '', 1],
    [last?.sender ?? '', 1],
    [dust, 20],
    ['0x77', 0],
    ['ann', 0],
  ]
  for (const [keywords, many] of sought)
    await db.inTx(async (tx) => {
      const read = await rowsRead(tx, ['arrival'], async () => {
        expect((await listUnclaimed(tx, { keywords, limit: 20 })).list).toHaveLength(many)
      })
      expect([keywords, read.scans]).toEqual([keywords, 0])
      expect(read.rows).toBeLessThan(100)
    })
}, 60_000)
