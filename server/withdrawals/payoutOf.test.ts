import { expect, onTestFinished, test } from 'vitest'
import { payoutOf } from './payoutOf.ts'
import { openPaid } from './testing/openPaid.ts'

test('what is told of a withdrawal has its id in the contract, and of none nothing is told', async () => {
  const books = await openPaid()
  onTestFinished(() => books.close())
  const ann = await books.rich()
  const id = await books.ask(ann, '1')
  const of = (id: string) => books.db.inTx((tx) => payoutOf(tx, id))
  expect(await of(id)).toMatchObject({
    payoutId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    payout: null,
    attempts: [],
  })
  await expect(of('999999')).rejects.toThrow('there is no withdrawal 999999')
})
