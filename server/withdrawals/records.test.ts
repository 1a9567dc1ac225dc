import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { openPaid, type Paid } from './testing/openPaid.ts'

let books: Paid
beforeAll(async () => {
  books = await openPaid()
})
afterAll(() => books.close())

const RECORD = 'asset/cashRecord'

test('records come newest first in pages that stay whole while others are added', async () => {
  const ann = await books.rich()
  for (const amount of ['1', '2', '3', '4', '5']) await books.ask(ann, amount)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const body: object = { limit: 2, ...(cursor && { cursor }) }
    const { result } = await ann.call(RECORD, body)
    seen.push(...result.list.map(({ amount }: { amount: string }) => amount))
    await books.ask(ann, '6')
    cursor = result.next
  } while (cursor)
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
  expect(await ann.call(RECORD, { cursor: 'x' })).toMatchObject({ code: 400, field: 'cursor' })
})

test('they are filtered by coin and by status', async () => {
  const ann = await books.rich()
  const [first, second] = [await books.ask(ann, '1'), await books.ask(ann, '20', 'BTCWT')]
  await books.ask(ann, '3')
  await books.paid(first, '2026-11-20T10:00:00Z')
  await ann.call('asset/cashCancel', { withdrawalId: second })
  const amounts = async (body: object) =>
    (await ann.call(RECORD, body)).result.list.map(({ amount }: { amount: string }) => amount)
  expect(await amounts({})).toEqual(['3', '20', '1'])
  expect(await amounts({ coin: 'BTCWT' })).toEqual(['20'])
  expect(await amounts({ status: 'review' })).toEqual(['3'])
  expect(await amounts({ status: 'success' })).toEqual(['1'])
  expect(await amounts({ status: 'fail', coin: 'BTCWT' })).toEqual(['20'])
  expect(await amounts({ status: 'fail', coin: 'BTCW' })).toEqual([])
  expect((await ann.call(RECORD, { id: first })).result.list).toMatchObject([
    {
      step: 'paid',
      status: 'success',
      hash: `0x${'5'.repeat(64)}`,
      doneAt: '2026-11-20T10:00:00.000Z',
    },
  ])
})

test('a line of Details says how its withdrawal stands, and no other line says so', async () => {
  const ann = await books.rich()
  const [first, second] = [await books.ask(ann, '1'), await books.ask(ann, '2')]
  await books.ask(ann, '3')
  await books.paid(first, '2026-11-20T10:00:00Z')
  await ann.call('asset/cashCancel', { withdrawalId: second })
  const { list } = (await ann.call('asset/flowRecord', {})).result
  const isWithdrawal = list.filter(({ type }) => type === 'withdrawal')
  expect(isWithdrawal.map(({ status }) => status)).toEqual(['review', 'fail', 'success'])
  const others = list.filter(({ type }) => type !== 'withdrawal')
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([null]))
})

test('while it is sent, it is told how many blocks lie on its payment, up to what it needs', async () => {
  const ann = await books.rich()
  const id = await books.ask(ann, '1')
  const hash = `0x${'7'.repeat(64)}`
  await as(books.db.ownerUrl, async (client) => {
    await client.query(`insert into chain_state (chain_id, updated_at) values (21000, now())`)
    await client.query(
      `insert into payer (address, next_nonce, updated_at) values ('0x1', 1, now())`,
    )
    await client.query(
      `insert into payout (withdrawal_id, wallet, nonce, gas_limit, created_at) values ($1, '0x1', 0, 1, now())`,
      [id],
    )
    await client.query(
      `insert into payout_tx (withdrawal_id, kind, hash, raw, nonce, max_fee, max_tip, created_at)
       values ($1, 'pay', $2, '0x', 0, 1, 1, now())`,
      [id, hash],
    )
  })
  const seen = async (state: string, block: number | null, head: number) => {
    await books.db.inTx(async (tx) => {
      await tx`update withdrawal set state = ${state}, hash = ${hash} where id = ${id}`
      await tx`update payout_tx set block_number = ${block}, block_hash = ${block && '0x'} where hash = ${hash}`
      await tx`update chain_state set head = ${head}`
    })
    const [shown] = (await ann.call(RECORD, { id })).result.list
    return [shown?.step, shown?.confirmations]
  }
  expect(await seen('signed', null, 9)).toEqual(['sending', null])
  expect(await seen('broadcast', null, 9)).toEqual(['sent', null])
  expect(await seen('mined', 10, 9)).toEqual(['sent', 1])
  expect(await seen('mined', 10, 11)).toEqual(['sent', 2])
  expect(await seen('mined', 10, 99)).toEqual(['sent', 3])
})
