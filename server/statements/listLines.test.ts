import { expect, test } from 'vitest'
import { activity, available, fees, staked, treasury } from '#server/ledger/accounts.ts'
import type { Move } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openLines } from './testing/openLines.ts'

const deposit = (member: string, amount: bigint, coin: 'BTCW' | 'BTCWT' = 'BTCW'): Move => ({
  from: treasury,
  to: available(member),
  coin,
  amount,
  in: { type: 'deposit' },
})

test('a bad cursor and a day in no calendar are refused by name', async () => {
  const { ann, close } = await openLines()
  expect(await ann.call('asset/flowRecord', { cursor: 'x' })).toMatchObject({
    code: 400,
    field: 'cursor',
  })
  for (const field of ['from', 'to']) {
    expect(await ann.call('asset/flowRecord', { [field]: '2026-02-31' })).toMatchObject({
      code: 400,
      field,
    })
  }
  await close()
})

test('lines come newest first in pages that never repeat or miss one while others are added', async () => {
  const { ann, told, list, close } = await openLines()
  for (let i = 1; i <= 7; i += 1) {
    await told(`2026-11-2${i % 2}T12:00:00Z`, [
      deposit(ann.id, BigInt(i) * COIN, i % 3 === 0 ? 'BTCWT' : 'BTCW'),
    ])
  }
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.list.map((line: { amount: string }) => line.amount))
    await told('2026-11-22T12:00:00Z', [deposit(ann.id, 99n * COIN)])
    cursor = page.next
  } while (cursor)
  expect(seen).toEqual(['7', '5', '3', '1', '6', '4', '2'])
  await close()
})

test('filters by coin, type and time, alone and together', async () => {
  const { ann, told, list, close } = await openLines()
  await told('2026-11-19T23:59:59.999Z', [deposit(ann.id, COIN)])
  await told('2026-11-20T00:00:00Z', [deposit(ann.id, 2n * COIN)])
  await told('2026-11-20T23:59:59.999Z', [deposit(ann.id, 3n * COIN, 'BTCWT')])
  await told('2026-11-21T00:00:00Z', [
    { from: available(ann.id), to: fees, coin: 'BTCW', amount: COIN, out: { type: 'fee' } },
  ])
  const amounts = async (body: object) =>
    (await list(body)).list.map((line: { amount: string }) => line.amount)
  expect(await amounts({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['3', '2'])
  expect(await amounts({ from: '2026-11-20T00:00:00.001Z' })).toEqual(['1', '3'])
  expect(await amounts({ to: '2026-11-20T00:00:00Z' })).toEqual(['2', '1'])
  expect(await amounts({ coin: 'BTCWT' })).toEqual(['3'])
  expect(await amounts({ type: 'fee' })).toEqual(['1'])
  expect(await amounts({ type: 'deposit', coin: 'BTCW', from: '2026-11-20' })).toEqual(['2'])
  expect((await list({ type: 'fee' })).list[0]).toMatchObject({
    direction: 'out',
    balanceAfter: '2',
    refType: '',
    refNo: '',
    counterparty: null,
    source: null,
    hash: null,
  })
  await close()
})

test('nobody sees the lines of another, and legs without a line are not shown', async () => {
  const { ann, join, told, list, close } = await openLines()
  const bob = await join()
  await told('2026-11-20T12:00:00Z', [
    deposit(bob.id, COIN),
    { from: treasury, to: activity, coin: 'BTCW', amount: COIN },
    { from: treasury, to: staked(ann.id), coin: 'BTCW', amount: COIN },
  ])
  expect((await list({})).list).toEqual([])
  await close()
})

test('a balance that the chain took below zero is shown as it is, and so is what the member has', async () => {
  const { ann, db, list, close } = await openLines()
  const back = { from: available(ann.id), to: treasury, coin: 'BTCW', amount: 6n * COIN } as const
  const moves: Move[] = [{ ...back, out: { type: 'deposit' } }]
  await db.inTx((tx) =>
    post(tx, { key: 'taken back', kind: 'arrival reversed', now: new Date(), moves, force: true }),
  )
  expect((await list({})).list).toMatchObject([
    { direction: 'out', amount: '6', balanceAfter: '-6' },
  ])
  const { balances } = (await ann.call('member/userInfo', {})).result
  expect(balances.BTCW.available).toBe('-6')
  await close()
})
