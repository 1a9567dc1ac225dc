import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { fees } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { defaults } from '#server/parameters/defaults.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { availableIn, pairIn } from '#server/testing/pairIn.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const TRANSFER = 'asset/transfer'
/** What is in force until an operator sets something else: at least 0.01, and 0.001 for it. */
const FEE = COIN / 1000n

const has = (member: Member) => availableIn(books, member)
const pair = (amount: bigint) => pairIn(books, amount)

test('a note of blanks is none', async () => {
  const { ann, bob, asked } = await pair(100n * COIN)
  for (const note of ['', '  ']) {
    expect((await ann.call(TRANSFER, { ...asked, amount: '1', note })).result.note).toBeNull()
  }
  const { list } = (await bob.call('asset/transferFrom', {})).result
  expect(list.map(({ note }) => note)).toEqual([null, null])
})

test('a transfer takes amount and fee from the payer, once, and gives the payee the amount', async () => {
  const { ann, bob, asked } = await pair(100n * COIN)
  const [before, key] = [await books.db.inTx((tx) => balanceOf(tx, fees, 'BTCW')), randomUUID()]
  const said = await ann.call(TRANSFER, { ...asked, note: '  lunch 🍜 ' }, key)
  expect(await ann.call(TRANSFER, { ...asked, note: '  lunch 🍜 ' }, key)).toEqual(said)
  expect(await ann.call(TRANSFER, asked, key)).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })

  const today = books.clock.now().toISOString().slice(2, 10).replaceAll('-', '')
  expect(said.result).toMatchObject({
    no: today + said.result.id.padStart(5, '0'),
    amount: '10',
    fee: '0.001',
    payer: { id: ann.id, nickname: 'Ann' },
    payee: { id: bob.id, nickname: 'Ann' },
    note: 'lunch 🍜',
  })
  expect((await has(ann)).BTCW).toBe(90n * COIN - FEE)
  expect((await has(bob)).BTCW).toBe(10n * COIN)
  expect((await books.db.inTx((tx) => balanceOf(tx, fees, 'BTCW'))) - before).toBe(FEE)

  // The same record, to the letter, on both sides.
  expect((await ann.call('asset/transferTo', {})).result.list).toEqual([said.result])
  expect((await bob.call('asset/transferFrom', {})).result.list).toEqual([said.result])
  expect((await ann.call('asset/transferFrom', {})).result.list).toEqual([])
  expect((await bob.call('asset/transferTo', {})).result.list).toEqual([])
})

test('both see it in their details with number and counterparty, the payer with the fee', async () => {
  const { ann, bob, asked } = await pair(100n * COIN)
  const { no } = (await ann.call(TRANSFER, asked)).result
  const lines = async (member: Member) => (await member.call('asset/flowRecord', {})).result.list
  const ref = { refType: 'transfer', refNo: no }
  expect(await lines(ann)).toMatchObject([
    { type: 'fee', direction: 'out', amount: '0.001', balanceAfter: '89.999', ...ref },
    { type: 'transfer_out', direction: 'out', amount: '10', counterparty: 'Ann', ...ref },
    { type: 'deposit', refType: '', refNo: '' },
  ])
  expect(await lines(bob)).toMatchObject([
    { type: 'transfer_in', direction: 'in', amount: '10', balanceAfter: '10', ...ref },
  ])
})

test('where there is no fee there is no line for it; a coin that is shut is refused', async () => {
  const { ann, bob, asked } = await pair(10n * COIN)
  const coinSet = defaults.coinSet.map((coin) => ({
    ...coin,
    transfer: { ...coin.transfer, fee: '0', enabled: coin.symbol === 'BTCW' },
  }))
  const now = books.clock.now()
  await books.db.inTx((tx) =>
    setParameter(tx, {
      name: 'coinSet',
      value: coinSet,
      effectiveAt: now,
      actor: 'test',
      reason: 'test',
      now,
    }),
  )
  expect(await ann.call(TRANSFER, { ...asked, coin: 'BTCWT' })).toMatchObject({
    code: 400,
    field: 'coin',
  })
  expect((await ann.call(TRANSFER, asked)).result.fee).toBe('0')
  expect((await has(ann)).BTCW).toBe(0n)
  const { list } = (await ann.call('asset/flowRecord', {})).result
  expect(list.map(({ type }: { type: string }) => type)).toEqual(['transfer_out', 'deposit'])
  expect((await bob.call('asset/transferFrom', {})).result.list[0]?.fee).toBe('0')
})

test('the books are whole after all of this', async () => {
  expect(await audit(books.db)).toEqual([])
})
