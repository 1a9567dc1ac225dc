import { expect, test } from 'vitest'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import { proofOf } from '#server/proof/proofOf.ts'
import { sha256 } from '#server/proof/tree.ts'
import { walkNotices } from '#server/push/walkNotices.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { checkProof } from '#shared/proof/checkProof.ts'
import { openProofs, published, run, tomorrow } from './testing/openProofs.ts'

test('members below zero take nothing from the total, and by how much they are is told', async () => {
  const books = await openProofs()
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
  const books = await openProofs()
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
  const books = await openProofs()
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
