import { expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { freezeBooks } from '#server/proof/beginProof.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { keepProofs } from './keepProofs.ts'
import { openProofs, published, run, tomorrow } from './testing/openProofs.ts'

test('where nobody has ever had anything, nothing is published', async () => {
  const books = await openProofs()
  const ann = await books.join()
  expect(await run(books)).toBe(0)
  expect(await published(books)).toEqual([])
  expect((await ann.call('asset/balanceProof', {})).result).toBeNull()
})

test('who was only named in a transfer that the books refused is nobody who ever had anything', async () => {
  const books = await openProofs()
  const [ann, bob, cyd] = [await books.join(), await books.join(), await books.join()]
  await ann.has('BTCW', COIN)
  const asked = { payeeId: cyd.id, coin: 'BTCW', amount: '5' }
  expect(await bob.call('asset/transfer', asked)).toMatchObject({ code: 400 })
  await run(books)
  expect(await published(books)).toMatchObject([{ count: 1, totals: { BTCW: '1' } }])
  for (const one of [bob, cyd])
    expect((await one.call('asset/balanceProof', {})).result).toMatchObject({ proof: null })
})

test('in the first minute of a day no tree is begun: its distribution may not be known to be due', async () => {
  const books = await openProofs()
  const ann = await books.join()
  await ann.has('BTCW', COIN)
  books.clock.follow(new Date('2099-11-22T00:00:30Z'))
  expect(await run(books)).toBe(0)
})

test('the published total is what solvency says is owed, in one tree a day, and never another', async () => {
  const books = await openProofs()
  const [ann, bob] = [await books.join(), await books.join()]
  await ann.has('BTCW', 3n * COIN)
  await ann.has('BTCWT', 7n)
  await bob.has('BTCW', 2n * COIN)
  expect(await run(books)).toBeGreaterThan(2)
  await ann.has('BTCW', 100n * COIN)
  expect(await run(books)).toBe(0)
  const [day, ...more] = await published(books)
  expect(more).toEqual([])
  expect(day).toMatchObject({
    day: '2099-11-21',
    count: 2,
    totals: { BTCW: '5', BTCWT: '0.000000000000000007' },
    short: { BTCW: '0', BTCWT: '0' },
  })
})

test('leaves are kept for seven days, roots for ever', async () => {
  const books = await openProofs()
  const ann = await books.join()
  await ann.has('BTCW', COIN)
  for (let i = 0; i < 9; i += 1) {
    await run(books)
    tomorrow(books)
  }
  expect(await published(books)).toHaveLength(9)
  const days = await books.db.inTx(
    (tx) => tx<{ day: string }>`select distinct day from proof_leaf order by day`,
  )
  expect(days).toHaveLength(7)
})

test('two processes make one tree, and where one died the other goes on', async () => {
  const books = await openProofs()
  for (let i = 0; i < 40; i += 1) await (await books.join()).has('BTCW', BigInt(i) * COIN)
  const both = () => Promise.allSettled([keepProofs(books.world), keepProofs(books.world)])
  for (let i = 0; i < 20; i += 1) await both()
  await run(books)
  const [day, ...more] = await published(books)
  expect(more).toEqual([])
  expect(day).toMatchObject({ count: 39, totals: { BTCW: '780' } })
})

test('a tree that waited for another process to give up says when its books were read, not when it began to wait', async () => {
  const books = await openProofs()
  const ann = await books.join()
  await ann.has('BTCW', COIN)
  const [held, dies] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = books.db.inTx(async (tx) => {
    await freezeBooks(tx)
    held.resolve()
    await dies.promise
    throw new Error('the process dies')
  })
  await held.promise
  const begun = keepProofs(books.world)
  await expect.poll(() => waitsForTable(books.db)).toBe(true)
  books.pass(240_000)
  const paidAt = books.clock.now()
  await ann.has('BTCW', 2n * COIN)
  dies.resolve()
  await expect(other).rejects.toThrow('dies')
  expect(await begun).toBe(1)
  await run(books)
  const [day] = await published(books)
  expect(day).toMatchObject({ totals: { BTCW: '3' } })
  expect(Date.parse(day?.at ?? '')).toBeGreaterThanOrEqual(paidAt.getTime())
})

async function waitsForTable({ inTx }: Database): Promise<boolean> {
  const rows = await inTx(
    (tx) => tx`
      select 1 from pg_stat_activity where datname = current_database() and wait_event = 'relation'`,
  )
  return rows.length > 0
}
