import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Books, openBooks } from '#server/testing/openBooks.ts'
import { limitMoney } from './limitMoney.ts'
import { networkOf } from './networkOf.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const now = new Date('2026-11-23T12:00:00Z')

/** So many money calls, each of another member, from one address. */
const calls = (many: number, address: string, from = 0) =>
  books.db.inTx(async (tx) => {
    for (let i = 0; i < many; i += 1)
      await limitMoney(tx, { member: String(from + i), address: networkOf(address), now })
  })

test('members of one network share a limit that is wider than that of one, others do not', async () => {
  await calls(600, '203.0.113.7')
  await expect(calls(1, '203.0.113.7', 600)).rejects.toMatchObject({ because: 'tooMany' })
  await calls(1, '203.0.113.8', 600)
})

test('one household of IPv6 is one network', async () => {
  await calls(600, '2001:db8:1:2::1', 1_000)
  await expect(calls(1, '2001:db8:1:2::ffff', 1_600)).rejects.toMatchObject({ because: 'tooMany' })
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'what comes from this machine itself, %s, is counted for its member alone',
  async (address) => {
    await calls(601, address, 2_000)
    await expect(
      books.db.inTx(async (tx) => {
        for (let i = 0; i < 121; i += 1)
          await limitMoney(tx, { member: `one ${address}`, address: networkOf(address), now })
      }),
    ).rejects.toMatchObject({ because: 'tooMany' })
  },
)
