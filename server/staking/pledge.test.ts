import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { addDays, dayOf } from '#shared/days.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const PLEDGE = 'product/pledge'
const tenBTCW = { coin: 'BTCW', amount: '10', planId: 'd30' }

const stakedOf = (id: string) =>
  books.db.inTx(
    (tx) => tx<{ staked_t: bigint; activated_at: string | null }>`
      select staked_t, activated_at from member where id = ${id}`,
  )
const poolChanges = (id: string) =>
  books.db.inTx(
    (tx) => tx<{ staked_t: bigint; orders: number }>`
      select staked_t, orders from pool_change where member_id = ${id}`,
  )

test('more than the balance is refused, and leaves no order behind', async () => {
  const ann = await books.join()
  await ann.has('BTCW', 10n * COIN - 1n)
  expect(await ann.call(PLEDGE, tenBTCW)).toMatchObject({
    code: 400,
    message: 'Insufficient balance',
    field: 'amount',
  })
  expect(await ann.call(PLEDGE, { ...tenBTCW, coin: 'BTCWT', amount: '50' })).toMatchObject({
    code: 400,
    message: 'BTCWT insufficient balance',
  })
  expect((await ann.call('product/order', {})).result.list).toEqual([])
  expect(await poolChanges(ann.id)).toEqual([])
})

test('an unknown term, a coin that cannot be pledged and too little are refused by name', async () => {
  const ann = await books.join()
  await ann.has('BTCW', 100n * COIN)
  expect(await ann.call(PLEDGE, { ...tenBTCW, planId: 'd31' })).toMatchObject({
    code: 400,
    field: 'planId',
  })
  // The least is 10 T, and 1 BTCW counts 10 T.
  expect(await ann.call(PLEDGE, { ...tenBTCW, amount: '0.999999999999999999' })).toMatchObject({
    code: 400,
    field: 'amount',
    message: 'The smallest amount here is 1 BTCW.',
  })
  expect((await ann.call(PLEDGE, { ...tenBTCW, amount: '1' })).code).toBe(200)
})

test.each([PLEDGE, 'product/bTCWPledgeBefter'] as const)(
  '%s for another number of days than was shown is refused, and none is opened',
  async (path) => {
    const ann = await books.join()
    await ann.has('BTCW', 100n * COIN)
    expect(await ann.call(path, { ...tenBTCW, termDays: 31 })).toMatchObject({
      code: 400,
      message: expect.stringContaining('This term has 30 days'),
      field: 'termDays',
    })
    expect((await ann.call('product/order', {})).result.list).toEqual([])
    expect(await ann.call(path, { ...tenBTCW, termDays: 30 })).toMatchObject({ code: 200 })
  },
)

test('without a key nothing is pledged', async () => {
  const ann = await books.join()
  await ann.has('BTCW', 100n * COIN)
  expect(await ann.call(PLEDGE, tenBTCW, 'no uuid')).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })
})

test('a pledge from the balance is a success at once and counts whole days to its end', async () => {
  const ann = await books.join()
  await ann.has('BTCW', 15n * COIN)
  const { result } = await ann.call(PLEDGE, tenBTCW)
  const today = dayOf(books.clock.now())
  expect(result).toMatchObject({
    coin: 'BTCW',
    amount: '10',
    stakedT: '100',
    method: 'balance',
    status: 'success',
    reason: null,
    earned: '0',
    termDays: 30,
    remainingDays: 30,
    endsAt: `${addDays(today, 30)}T00:00:00.000Z`,
    hash: null,
    confirmations: null,
  })
  expect(result.no).toMatch(new RegExp(`^${today.replaceAll('-', '').slice(2)}\\d{5,}$`))

  expect(await stakedOf(ann.id)).toEqual([
    { staked_t: 100n * COIN, activated_at: expect.any(String) },
  ])
  expect(await poolChanges(ann.id)).toEqual([{ staked_t: 100n * COIN, orders: 1 }])
})

test('fifty equal pledges at once are one pledge and fifty equal answers', async () => {
  const ann = await books.join()
  await ann.has('BTCW', 1_000n * COIN)
  const key = randomUUID()
  const said = await Promise.all(Array.from({ length: 50 }, () => ann.call(PLEDGE, tenBTCW, key)))
  expect(new Set(said.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(said[0]?.code).toBe(200)
  expect((await ann.call('product/order', {})).result.list).toHaveLength(1)
  expect(await poolChanges(ann.id)).toHaveLength(1)
  expect(await ann.call(PLEDGE, { ...tenBTCW, amount: '11' }, key)).toMatchObject({ code: 400 })
})

test('orders come newest first, page by page, by status and by id, and never another’s', async () => {
  const [ann, bob] = [await books.join(), await books.join()]
  await ann.has('BTCW', 100n * COIN)
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    ids.unshift((await ann.call(PLEDGE, { ...tenBTCW, amount: '1' })).result.id)
  }
  const first = (await ann.call('product/order', { limit: 3 })).result
  const second = (await ann.call('product/order', { limit: 3, cursor: first.next })).result
  const shown = [...first.list, ...second.list].map(({ id }: { id: string }) => id)
  expect(shown).toEqual(ids)
  expect(second.next).toBeNull()

  expect((await ann.call('product/order', { status: 'review' })).result.list).toEqual([])
  expect((await ann.call('product/order', { id: ids[2] })).result.list).toHaveLength(1)
  expect((await bob.call('product/order', { id: ids[2] })).result.list).toEqual([])
  expect(await ann.call('product/order', { cursor: 'x' })).toMatchObject({
    code: 400,
    field: 'cursor',
  })
})
