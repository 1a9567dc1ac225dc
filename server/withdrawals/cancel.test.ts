import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { returnHeld } from './returnHeld.ts'
import { FEE } from './testing/openAsking.ts'
import { ALL, CANCEL, type Cancelling, openCancelling } from './testing/openCancelling.ts'

let books: Cancelling
beforeAll(async () => {
  books = await openCancelling()
})
afterAll(() => books.close())

const become = (id: string, state: string) =>
  books.db.inTx((tx) => tx`update withdrawal set state = ${state} where id = ${id}`)

describe('cancelling is refused', () => {
  test('for another member’s withdrawal exactly as for one that does not exist', async () => {
    const [ann, bob] = await Promise.all([books.rich(), books.rich()])
    const hers = await books.asking(ann)
    const foreign = await bob.call(CANCEL, { withdrawalId: hers })
    expect(foreign).toEqual({
      code: 400,
      message: 'The withdrawal was not found.',
      field: 'withdrawalId',
      result: null,
    })
    expect(await bob.call(CANCEL, { withdrawalId: '999999999999' })).toEqual(foreign)
    expect((await bob.call('asset/cashRecord', { id: hers })).result.list).toEqual([])
    expect((await ann.call('asset/cashRecord', { id: hers })).result.list).toHaveLength(1)
    expect(await books.available(ann)).toEqual([
      990n * COIN - FEE,
      10n * COIN + FEE,
      1_000n * COIN,
      0n,
    ])
  })

  test.each(['nonce', 'signed', 'broadcast', 'mined'])(
    'once the payer has begun (%s): it is on its way',
    async (state) => {
      const ann = await books.rich()
      const id = await books.asking(ann)
      await become(id, state)
      expect(await ann.call(CANCEL, { withdrawalId: id })).toMatchObject({
        code: 400,
        field: 'withdrawalId',
        message: expect.stringContaining('on its way'),
      })
      expect((await ann.call('asset/cashRecord', { id })).result.list[0]).toMatchObject({
        status: 'review',
        step: ['nonce', 'signed'].includes(state) ? 'sending' : 'sent',
        cancellable: false,
      })
      await become(id, 'approved')
    },
  )

  test('a second time, with another key; the same key gets the first answer again', async () => {
    const ann = await books.rich()
    const [withdrawalId, key] = [await books.asking(ann), randomUUID()]
    const first = await ann.call(CANCEL, { withdrawalId }, key)
    expect(first.code).toBe(200)
    expect(await ann.call(CANCEL, { withdrawalId })).toMatchObject({
      code: 400,
      message: 'This withdrawal is finished already. There is nothing to cancel.',
    })
    expect(await ann.call(CANCEL, { withdrawalId }, key)).toEqual(first)
    expect(await books.available(ann)).toEqual(ALL)
  })
})

test.each([
  ['approved', '10', 'BTCW'],
  ['review', '500', 'BTCW'],
  ['approved', '10', 'BTCWT'],
])('one in %s of %s %s comes back whole, the fee too', async (step, amount, coin) => {
  const ann = await books.rich()
  const id = await books.asking(ann, amount, coin)
  const [before] = (await ann.call('asset/cashRecord', { id })).result.list
  expect(before?.step).toBe(step)
  const { result } = await ann.call(CANCEL, { withdrawalId: id })
  expect(result).toMatchObject({
    id,
    step: 'returned',
    status: 'fail',
    cancellable: false,
    reason: 'You cancelled it.',
    why: 'cancelled',
    doneAt: expect.any(String),
  })
  expect(await books.available(ann)).toEqual(ALL)
  const { list } = (await ann.call('asset/flowRecord', { limit: 2 })).result
  const back = { type: 'withdrawal_return', direction: 'in', refNo: result.no }
  for (const line of [
    { coin: 'BTCW', amount: '0.5' },
    { coin, amount },
  ])
    expect(list).toContainEqual(expect.objectContaining({ ...back, ...line }))
})

test('50 cancellings at once return it once', async () => {
  const ann = await books.rich()
  const withdrawalId = await books.asking(ann)
  const said = await Promise.all(
    Array.from({ length: 50 }, () => ann.call(CANCEL, { withdrawalId })),
  )
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await books.available(ann)).toEqual(ALL)
})

test('what was returned cannot be returned again', async () => {
  const ann = await books.rich()
  const id = await books.asking(ann)
  const back = () =>
    books.db.inTx((tx) =>
      returnHeld(tx, { withdrawal: id, reason: 'reverted', now: books.clock.now() }),
    )
  await back()
  await expect(back()).rejects.toThrow('nothing is held')
  expect((await ann.call('asset/cashRecord', { id })).result.list[0]?.reason).toBe(
    'The payment failed on the chain. Nothing was paid out.',
  )
  expect(await books.available(ann)).toEqual(ALL)
})

test('the books are whole after all of this', async () => {
  expect(await audit(books.db)).toEqual([])
})
