import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { numberOf } from '#server/ledger/numberOf.ts'
import { post } from '#server/ledger/post.ts'
import { grant } from '#server/rewards/grant.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

test('what an operator granted has a number of its own, as a transfer has, and says why', async () => {
  const now = books.clock.now()
  const ann = await books.join()
  const journal = await books.db.inTx(async (tx) => {
    const moves = [{ from: treasury, to: activity, coin: 'BTCW', amount: COIN }] as const
    await post(tx, { key: 'budget', kind: 'test', now, moves })
    const given = {
      key: 'a',
      member: ann.id,
      coin: 'BTCW',
      amount: COIN,
      reason: 'a prize',
    } as const
    return grant(tx, { ...given, now })
  })
  const { result } = await ann.call('asset/flowRecord', { type: 'activity_reward' })
  expect(result.list).toMatchObject([
    { refType: 'grant', refNo: numberOf(journal, now), amount: '1', reason: 'a prize' },
  ])
  const asked = { coin: 'BTCW', bucket: 'available', page: 0 }
  expect((await ann.call('asset/statementLines', asked)).result.list).toMatchObject([
    { type: 'activity_reward', refNo: numberOf(journal, now), reason: 'a prize' },
  ])
})
