import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { freeze } from '#server/members/freeze.ts'
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

describe('a transfer is refused', () => {
  test('to oneself, however the own id is written', async () => {
    const { ann, asked } = await pair(100n * COIN)
    expect(await ann.call(TRANSFER, { ...asked, payeeId: ann.id })).toMatchObject({
      code: 400,
      field: 'payeeId',
      message: 'You cannot pay yourself.',
    })
    // No id is written with noughts before it: it would be another text for the same member.
    expect(await ann.call(TRANSFER, { ...asked, payeeId: `00${ann.id}` })).toMatchObject({
      code: 400,
      field: 'payeeId',
    })
  })

  test('to nobody: the payee is named as what is wrong', async () => {
    const { ann, asked } = await pair(100n * COIN)
    for (const payeeId of ['0', '999999999999999999'])
      expect(await ann.call(TRANSFER, { ...asked, payeeId })).toMatchObject({
        code: 400,
        field: 'payeeId',
      })
    expect(await ann.call(TRANSFER, { ...asked, payeeId: 'bob' })).toMatchObject({
      code: 400,
      field: 'payeeId',
    })
  })

  test('below the smallest amount and where the coin cannot be transferred', async () => {
    const { ann, bob, asked } = await pair(100n * COIN)
    expect(await ann.call(TRANSFER, { ...asked, amount: '0.009999999999999999' })).toMatchObject({
      code: 400,
      field: 'amount',
      message: 'The smallest amount here is 0.01 BTCW.',
    })
    expect((await ann.call(TRANSFER, { ...asked, amount: '0.01' })).code).toBe(200)
    expect((await has(bob)).BTCW).toBe(COIN / 100n)
  })

  test('with "Insufficient balance" where the fee is not left (specification §5)', async () => {
    const { ann, bob, asked } = await pair(10n * COIN + FEE - 1n)
    expect(await ann.call(TRANSFER, asked)).toMatchObject({
      code: 400,
      field: 'amount',
      message: 'Insufficient balance',
    })
    expect(await has(bob)).toEqual({ BTCW: 0n, BTCWT: 0n })
    expect(await ann.call(TRANSFER, { ...asked, coin: 'BTCWT' })).toMatchObject({
      code: 400,
      message: 'BTCWT insufficient balance',
    })
    await ann.has('BTCW', 1n)
    expect((await ann.call(TRANSFER, asked)).code).toBe(200)
    expect((await has(ann)).BTCW).toBe(0n)
  })

  test('to a frozen member, and only who could pay learns it', async () => {
    const { ann, bob, asked } = await pair(10n * COIN)
    const now = books.clock.now()
    await books.db.inTx((tx) => freeze(tx, { member: bob.id, reason: 'asked by court', now }))
    expect((await ann.call(TRANSFER, asked)).message).toBe('Insufficient balance')
    await ann.has('BTCW', FEE)
    expect(await ann.call(TRANSFER, asked)).toMatchObject({
      code: 400,
      field: 'payeeId',
      message: 'This member cannot receive transfers at the moment. Nothing was taken.',
    })
    expect((await has(ann)).BTCW).toBe(10n * COIN + FEE)
  })

  test.each([
    ['longer than 140 characters', 'x'.repeat(141)],
    ['of two lines', 'a\nb'],
    ['that turns the text around', 'paid \u202eDIAP'],
  ])('with a note %s', async (_, note) => {
    const { ann, asked } = await pair(100n * COIN)
    expect(await ann.call(TRANSFER, { ...asked, note })).toMatchObject({ code: 400, field: 'note' })
  })

  test('at another fee than the one that was shown: the fee in force is told', async () => {
    const { ann, bob, asked } = await pair(100n * COIN)
    for (const fee of ['0', '0.000999999999999999'])
      expect(await ann.call(TRANSFER, { ...asked, fee })).toMatchObject({
        code: 400,
        field: 'fee',
        message: 'The fee is 0.001 BTCW now, so nothing was sent. Check it and send again.',
      })
    expect(await has(bob)).toEqual({ BTCW: 0n, BTCWT: 0n })
    expect((await ann.call(TRANSFER, { ...asked, fee: '0.001' })).result.fee).toBe('0.001')
  })

  test('for good: its key never pays later, when there is enough', async () => {
    const { ann, bob, asked } = await pair(1n)
    const key = randomUUID()
    const first = await ann.call(TRANSFER, asked, key)
    expect(first.message).toBe('Insufficient balance')
    await ann.has('BTCW', 100n * COIN)
    expect(await ann.call(TRANSFER, asked, key)).toEqual(first)
    expect((await has(bob)).BTCW).toBe(0n)
  })
})

test('the books are whole after all of this', async () => {
  expect(await audit(books.db)).toEqual([])
})
