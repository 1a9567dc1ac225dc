import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOf } from '#server/ledger/balances.ts'
import { as } from '#server/testing/as.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { limits } from '#shared/limits.ts'
import { cutLines } from '#shared/records/cutLines.ts'
import { mergeLines } from '#shared/records/mergeLines.ts'
import { typeOf } from '#shared/records/typeOf.ts'
import { statementAccounts } from './statementAccounts.ts'
import { statementLines } from './statementLines.ts'
import { readStatement } from './testing/readStatement.ts'

const LINES = 100_000
const OF_A_DAY = 20_000
const RECEIVER = '0x00000000000000000000000000000000000000C3'

let books: Books
let ann: Member
let bob: Member
beforeAll(async () => {
  books = await openBooks()
  ann = await books.join()
  bob = await books.join({ nickname: 'Bob' })
  await as((books.db as { ownerUrl: string } & typeof books.db).ownerUrl, async (client) => {
    for (let day = 1; day <= LINES / OF_A_DAY; day += 1) {
      // Rewards of the two take turns, so that no page of the table is one member's alone.
      await client.query(`
        with journal as (
          insert into journal (owner_id, key, request_hash, kind, created_at)
          values (0, 'distribution:2026-01-0${day}:0', 'x', 'distribution', '2026-01-0${day}') returning id),
        leg as (
          select unnest(array[${ann.id}, ${bob.id}, 0]::bigint[]) as owner,
            unnest(array['available', 'available', 'treasury']) as code,
            unnest(array[n, n, -2 * n]::numeric[]) as amount,
            unnest(array['staking_reward', 'staking_reward', null]) as type
          from generate_series(1, ${OF_A_DAY}) n)
        select ledger_post(array_agg(journal.id), '2026-01-0${day}', array_agg(owner), array_agg(code),
          array_agg('BTCW'::text), array_agg(amount), array_agg(type), array_agg(null::text), array_agg(null::bigint),
          array_agg(null::jsonb)) from leg, journal`)
    }
    await client.query('analyze')
  })
}, 120_000)
afterAll(() => books.close())

test('a page that is none, an account that is none and a coin that is none are refused by name', async () => {
  const asked = { coin: 'BTCW', bucket: 'available', page: 0 }
  for (const field of ['coin', 'bucket', 'page']) {
    expect(await ann.call('asset/statementLines', { ...asked, [field]: '-1' })).toMatchObject({
      code: 400,
      field,
    })
  }
  const beyond = await ann.call('asset/statementLines', { ...asked, page: 1_000 })
  expect(beyond.result).toEqual({ list: [] })
})

test('nobody reads the lines of another', async () => {
  const eve = await books.join()
  const { result } = await eve.call('asset/statement', {})
  expect(result.accounts.map(({ lines, balance }) => [lines, balance])).toEqual(
    Array(6).fill([0, '0']),
  )
  const asked = { coin: 'BTCW', bucket: 'available', page: 0, memberId: ann.id }
  expect((await eve.call('asset/statementLines', asked)).result).toEqual({ list: [] })
})

test(`the history of a member with ${LINES} lines adds up to the balance, page by page of the same size`, {
  timeout: 120_000,
}, async () => {
  let largest = 0
  const measured: typeof ann.call = async (path, json) => {
    const text = await ann.letters(path, json)
    largest = Math.max(largest, text.length)
    return JSON.parse(text)
  }
  // As fast as it can: the limit of calls is for other tests.
  const { head, runs } = await readStatement({ call: patient(measured) })
  const { BTCW } = await books.db.inTx((tx) => balancesOf(tx, ann.id))
  const run = runs.find(({ bucket, coin }) => bucket === 'available' && coin === 'BTCW')
  expect(run?.lines).toHaveLength(LINES)
  expect(run?.balance).toBe(BTCW.available)
  expect(head.accounts[0]?.balance).toBe(BTCW.available)
  expect(largest).toBeLessThan(limits.statementPage * 400)
})

/** Waits as the app does when it is told to. */
const patient =
  (call: typeof ann.call): typeof ann.call =>
  async (path, json) => {
    const said = await call(path, json)
    if (said.code !== 400) return said
    books.pass(60_000)
    return call(path, json)
  }

test('a page reads its own lines and no others, wherever it lies', async () => {
  await books.db.inTx(async (tx) => {
    const none = { scans: 0, rows: 0 }
    expect(await rowsRead(tx, ['entry'], () => statementAccounts(tx, ann.id))).toEqual(none)
    const read = await rowsRead(tx, ['entry'], async () => {
      for (const page of [0, 100, 199]) {
        const asked = { member: ann.id, coin: 'BTCW', bucket: 'available', page } as const
        expect(await statementLines(tx, asked)).toHaveLength(limits.statementPage)
      }
    })
    expect(read).toEqual({ scans: 0, rows: 3 * limits.statementPage })
  })
})

test('each line says what it is about, its other leg too', async () => {
  const eve = await books.join({ nickname: 'Eve' })
  await eve.has('BTCW', 100n * COIN)
  await eve.call('asset/transfer', { payeeId: bob.id, coin: 'BTCW', amount: '5' })
  await eve.call('product/pledge', { coin: 'BTCW', amount: '10', planId: 'd30' })
  await eve.call('asset/cash', { coin: 'BTCW', amount: '20', address: RECEIVER })
  const { runs } = await readStatement(eve)
  const lines = mergeLines(cutLines(runs, { from: null, before: null }))
  expect(lines.map((line) => [typeOf(line), line.bucket, line.counterparty])).toEqual([
    ['deposit', 'available', null],
    ['transfer_out', 'available', 'Bob'],
    ['fee', 'available', null],
    ['pledge', 'available', null],
    ['pledge', 'staked', null],
    ['withdrawal', 'available', RECEIVER],
    ['fee', 'available', RECEIVER],
    ['withdrawal', 'withdrawing', RECEIVER],
    ['withdrawal', 'withdrawing', RECEIVER],
  ])
  const [, sent, fee, pledge, pledged, ...withdrawn] = lines.map(({ refNo }) => refNo)
  expect([sent, pledge, withdrawn[0]].every((no) => /^\d{11,}$/.test(no ?? ''))).toBe(true)
  expect(fee).toBe(sent)
  expect(pledged).toBe(pledge)
  expect(new Set(withdrawn).size).toBe(1)
})
