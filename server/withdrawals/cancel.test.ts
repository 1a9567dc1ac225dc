import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { balancesOf } from '#server/ledger/balances.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { approveWithdrawal } from './approveWithdrawal.ts'
import { refuseWithdrawal } from './refuseWithdrawal.ts'
import { returnHeld } from './returnHeld.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const CANCEL = 'asset/cashCancel'
const FEE = COIN / 2n
const address = '0x8ba1f109551bd432803012645ac136ddd64dba72'

const available = async (member: Member) => {
  const { BTCW, BTCWT } = await books.db.inTx((tx) => balancesOf(tx, member.id))
  return [BTCW.available, BTCW.withdrawing, BTCWT.available, BTCWT.withdrawing]
}
/** A member with 1,000 of each coin, all of which is theirs again when a withdrawal is undone. */
async function rich(): Promise<Member> {
  const ann = await books.join()
  await ann.has('BTCW', 1_000n * COIN)
  await ann.has('BTCWT', 1_000n * COIN)
  return ann
}
const ALL = [1_000n * COIN, 0n, 1_000n * COIN, 0n]

/** 10 are approved by the service, 500 wait for an operator. */
async function asking(member: Member, amount = '10', coin = 'BTCW') {
  const { result } = await member.call('asset/cash', { coin, amount, address })
  return result.id
}
const become = (id: string, state: string) =>
  books.db.inTx((tx) => tx`update withdrawal set state = ${state} where id = ${id}`)
/** Nobody has ever paid from this database. */
const seen = { paid: false, sent: {} }
type Decision = { no: string; revision: number; by: string; now: Date }
/** Decides in a transaction of its own, as an operator does. Answers whether that was refused. */
const decide = (id: string, deed: (tx: Tx, decision: Decision) => Promise<unknown>) =>
  books.db
    .inTx(async (tx) => {
      const [row] = await tx<{ no: string }>`select no from withdrawal where id = ${id}`
      await deed(tx, { no: row?.no ?? '', revision: 0, by: 'tester', now: books.clock.now() })
      return true
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error.because
    })
const terms = { coinSet: [] }

describe('cancelling is refused', () => {
  test('for another member’s withdrawal exactly as for one that does not exist', async () => {
    const [ann, bob] = await Promise.all([rich(), rich()])
    const hers = await asking(ann)
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
    expect(await available(ann)).toEqual([990n * COIN - FEE, 10n * COIN + FEE, 1_000n * COIN, 0n])
  })

  test.each(['nonce', 'signed', 'broadcast', 'mined'])(
    'once the payer has begun (%s): it is on its way',
    async (state) => {
      const ann = await rich()
      const id = await asking(ann)
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
    const ann = await rich()
    const [withdrawalId, key] = [await asking(ann), randomUUID()]
    const first = await ann.call(CANCEL, { withdrawalId }, key)
    expect(first.code).toBe(200)
    expect(await ann.call(CANCEL, { withdrawalId })).toMatchObject({
      code: 400,
      message: 'This withdrawal is finished already. There is nothing to cancel.',
    })
    expect(await ann.call(CANCEL, { withdrawalId }, key)).toEqual(first)
    expect(await available(ann)).toEqual(ALL)
  })
})

test.each([
  ['approved', '10', 'BTCW'],
  ['review', '500', 'BTCW'],
  ['approved', '10', 'BTCWT'],
])('one in %s of %s %s comes back whole, the fee too', async (step, amount, coin) => {
  const ann = await rich()
  const id = await asking(ann, amount, coin)
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
  expect(await available(ann)).toEqual(ALL)
  const { list } = (await ann.call('asset/flowRecord', { limit: 2 })).result
  const back = { type: 'withdrawal_return', direction: 'in', refNo: result.no }
  for (const line of [
    { coin: 'BTCW', amount: '0.5' },
    { coin, amount },
  ])
    expect(list).toContainEqual(expect.objectContaining({ ...back, ...line }))
})

test('50 cancellings at once return it once', async () => {
  const ann = await rich()
  const withdrawalId = await asking(ann)
  const said = await Promise.all(
    Array.from({ length: 50 }, () => ann.call(CANCEL, { withdrawalId })),
  )
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await available(ann)).toEqual(ALL)
})

test('cancelled and approved at once, it is cancelled, whichever comes first', async () => {
  const ann = await rich()
  for (let i = 0; i < 10; i++) {
    const id = await asking(ann, '500')
    const approve = () =>
      decide(id, (tx, decision) => approveWithdrawal(tx, { ...decision, terms }))
    const cancel = () => ann.call(CANCEL, { withdrawalId: id })
    const both = i % 2 ? [approve(), cancel()] : [cancel(), approve()]
    const said = await Promise.all(both)
    expect(said).toContainEqual(expect.objectContaining({ code: 200 }))
    expect((await ann.call('asset/cashRecord', { id })).result.list[0]?.step).toBe('returned')
    expect(await available(ann)).toEqual(ALL)
  }
})

test('cancelled and refused at once, it is returned once', async () => {
  const ann = await rich()
  for (let i = 0; i < 10; i++) {
    const id = await asking(ann, '500')
    const refused = decide(id, (tx, decision) =>
      refuseWithdrawal(tx, { ...decision, note: 'no', seen }),
    )
    const cancelled = ann.call(CANCEL, { withdrawalId: id })
    const done = [(await refused) === true, (await cancelled).code === 200]
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await available(ann)).toEqual(ALL)
  }
})

test('a decision about what has changed since does nothing', async () => {
  const ann = await rich()
  const id = await asking(ann, '500')
  const approve = (revision: number) =>
    decide(id, (tx, decision) => approveWithdrawal(tx, { ...decision, revision, terms }))
  expect(await approve(1)).toBe('withdrawalChanged')
  expect(await approve(0)).toBe(true)
  expect(await approve(1)).toBe('withdrawalChanged')
  const refused = await decide(id, (tx, decision) =>
    refuseWithdrawal(tx, { ...decision, note: 'too late', seen }),
  )
  expect(refused).toBe('withdrawalChanged')
  expect((await ann.call('asset/cashRecord', { id })).result.list[0]?.step).toBe('approved')
})

test('what was returned cannot be returned again', async () => {
  const ann = await rich()
  const id = await asking(ann)
  const back = () =>
    books.db.inTx((tx) =>
      returnHeld(tx, { withdrawal: id, reason: 'reverted', now: books.clock.now() }),
    )
  await back()
  await expect(back()).rejects.toThrow('nothing is held')
  expect((await ann.call('asset/cashRecord', { id })).result.list[0]?.reason).toBe(
    'The payment failed on the chain. Nothing was paid out.',
  )
  expect(await available(ann)).toEqual(ALL)
})

test('the books are whole after all of this', async () => {
  expect(await audit(books.db)).toEqual([])
})
