import { expect, onTestFinished, test } from 'vitest'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import { proofOf } from '#server/proof/proofOf.ts'
import { sha256 } from '#server/proof/tree.ts'
import { walkNotices } from '#server/push/walkNotices.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { checkProof } from '#shared/proof/checkProof.ts'
import { keepProofs } from './keepProofs.ts'

async function open() {
  const books = await openBooks()
  onTestFinished(books.close)
  books.clock.follow(new Date('2099-11-21T00:05:00Z'))
  return books
}

/** Every step until there is none. */
async function run({ world }: Books): Promise<number> {
  let steps = 0
  while ((await keepProofs(world)) > 0) steps += 1
  return steps
}

const published = async (books: Books) => {
  const ann = await books.join()
  return (await ann.call('home/proofs', {})).result.list
}

const tomorrow = (books: Books) =>
  books.clock.follow(new Date(books.clock.now().getTime() + 86_400_000))

test('where nobody has ever had anything, nothing is published', async () => {
  const books = await open()
  const ann = await books.join()
  expect(await run(books)).toBe(0)
  expect(await published(books)).toEqual([])
  expect((await ann.call('asset/balanceProof', {})).result).toBeNull()
})

test('in the first minute of a day no tree is begun: its distribution may not be known to be due', async () => {
  const books = await open()
  const ann = await books.join()
  await ann.has('BTCW', COIN)
  books.clock.follow(new Date('2099-11-22T00:00:30Z'))
  expect(await run(books)).toBe(0)
})

test('the published total is what solvency says is owed, in one tree a day, and never another', async () => {
  const books = await open()
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

test('members below zero take nothing from the total, and by how much they are is told', async () => {
  const books = await open()
  const [ann, bob] = [await books.join(), await books.join()]
  await ann.has('BTCW', 3n * COIN)
  await bob.has('BTCW', COIN)
  await books.db.inTx((tx) =>
    post(tx, {
      key: 'taken back',
      kind: 'test',
      now: books.clock.now(),
      moves: [{ from: available(bob.id), to: treasury, coin: 'BTCW', amount: 2n * COIN }],
      force: true,
    }),
  )
  await run(books)
  const [day] = await published(books)
  expect(day).toMatchObject({ totals: { BTCW: '3' }, short: { BTCW: '1' } })
  const [owed] = await books.db.inTx(houseBooks)
  expect(owed?.members).toBe(2n * COIN)
})

test('a member gets a proof of all that was owed, available, staked and withdrawing, and of nobody else', async () => {
  const books = await open()
  const [ann, bob] = [await books.join(), await books.join()]
  await ann.has('BTCWT', 100n * COIN)
  await bob.has('BTCWT', 5n * COIN)
  await ann.call('product/pledge', { coin: 'BTCWT', amount: '40', planId: 'd30' })
  await run(books)
  const own = (await books.db.inTx((tx) => proofOf(tx, ann.id)))?.proof
  if (!own) throw new Error('there is no proof')
  expect(own.leaf).toMatchObject({ uid: ann.id, BTCWT: 100n * COIN, BTCW: 0n })
  const { root } = own
  const check = (who: typeof ann) =>
    checkProof(own, { uid: who.id, account: who.address, root }, sha256)
  expect(await check(ann)).toBeNull()
  expect(await check(bob)).toBe('notOurs')
  const stranger = await books.join()
  expect((await stranger.call('asset/balanceProof', {})).result).toEqual({
    day: '2099-11-21',
    proof: null,
  })
  const said = await bob.letters('asset/balanceProof', {})
  expect(said).not.toContain(ann.id)
  expect(said.toLowerCase()).not.toContain(ann.address.toLowerCase())
})

test('the notice of a root is in no inbox, is pushed to nobody, and gives its place to the next', async () => {
  const books = await open()
  const ann = await books.join()
  await ann.has('BTCW', COIN)
  await run(books)
  const [day] = await published(books)
  if (!day) throw new Error('nothing was published')
  const notices = async () => (await ann.call('home/notice', {})).result.list
  expect(await notices()).toMatchObject([
    { id: day.noticeId, title: 'Members’ total of 21 November 2099' },
  ])
  const detail = await ann.call('home/noticeDetail', { id: day.noticeId })
  expect(detail.result.body).toContain(day.root)
  expect((await ann.call('member/inbox', {})).result).toMatchObject({ unread: 0 })
  expect(await walkNotices(books.world)).toBe(0)
  expect(await books.db.inTx((tx) => tx`select 1 from notice_push`)).toEqual([])
  tomorrow(books)
  await run(books)
  expect((await notices()).map(({ id }) => id)).not.toContain(day.noticeId)
  expect((await ann.call('home/noticeDetail', { id: day.noticeId })).code).toBe(200)
  expect(await published(books)).toHaveLength(2)
})

test('leaves are kept for seven days, roots for ever', async () => {
  const books = await open()
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
  const books = await open()
  for (let i = 0; i < 40; i += 1) await (await books.join()).has('BTCW', BigInt(i) * COIN)
  const both = () => Promise.allSettled([keepProofs(books.world), keepProofs(books.world)])
  for (let i = 0; i < 20; i += 1) await both()
  await run(books)
  const [day, ...more] = await published(books)
  expect(more).toEqual([])
  expect(day).toMatchObject({ count: 39, totals: { BTCW: '780' } })
})
