import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { approveWithdrawal } from './approveWithdrawal.ts'
import { refuseWithdrawal } from './refuseWithdrawal.ts'
import { ALL, CANCEL, type Cancelling, openCancelling } from './testing/openCancelling.ts'

let books: Cancelling
beforeAll(async () => {
  books = await openCancelling()
})
afterAll(() => books.close())

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

test('cancelled and approved at once, it is cancelled, whichever comes first', async () => {
  const ann = await books.rich()
  for (let i = 0; i < 10; i++) {
    const id = await books.asking(ann, '500')
    const approve = () =>
      decide(id, (tx, decision) => approveWithdrawal(tx, { ...decision, terms }))
    const cancel = () => ann.call(CANCEL, { withdrawalId: id })
    const both = i % 2 ? [approve(), cancel()] : [cancel(), approve()]
    const said = await Promise.all(both)
    expect(said).toContainEqual(expect.objectContaining({ code: 200 }))
    expect((await ann.call('asset/cashRecord', { id })).result.list[0]?.step).toBe('returned')
    expect(await books.available(ann)).toEqual(ALL)
  }
})

test('cancelled and refused at once, it is returned once', async () => {
  const ann = await books.rich()
  for (let i = 0; i < 10; i++) {
    const id = await books.asking(ann, '500')
    const refused = decide(id, (tx, decision) =>
      refuseWithdrawal(tx, { ...decision, note: 'no', seen }),
    )
    const cancelled = ann.call(CANCEL, { withdrawalId: id })
    const done = [(await refused) === true, (await cancelled).code === 200]
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await books.available(ann)).toEqual(ALL)
  }
})

test('a decision about what has changed since does nothing', async () => {
  const ann = await books.rich()
  const id = await books.asking(ann, '500')
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
  // The books are whole after all of this.
  expect(await audit(books.db)).toEqual([])
})
