import { expect, onTestFinished, test } from 'vitest'
import { openBooks } from '#server/testing/openBooks.ts'
import { recordCall } from './recordCall.ts'

test('what a call tells the database is recorded, with its values', async () => {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const transactions = await recordCall(books.db, {
    path: 'home/parameters',
    token: undefined,
    json: {},
    key: crypto.randomUUID(),
    now: books.clock.now(),
  })
  const texts = transactions.flat().map(({ text }) => text.join('?'))
  expect(texts).toContainEqual(expect.stringMatching(/from pool_total/))
})
