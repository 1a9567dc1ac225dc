import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { appoint } from '#server/members/appoint.ts'
import { endDue } from '#server/rewards/endDue.ts'
import { grant } from '#server/rewards/grant.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { returnHeld } from '#server/withdrawals/returnHeld.ts'
import { settle } from '#server/withdrawals/settle.ts'

const address = '0x8ba1f109551bd432803012645ac136ddd64dba72'
const ten = { coin: 'BTCW', amount: '10', planId: 'd30' }

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const now = () => books.clock.now()
const told = async (member: Member) => (await member.call('member/inbox', {})).result.list
const rich = async () => {
  const ann = await books.join()
  await ann.has('BTCW', 100n * COIN)
  await ann.has('BTCWT', 100n * COIN)
  return ann
}

const withdraw = async (ann: Member) =>
  (await ann.call('asset/cash', { coin: 'BTCW', amount: '5', address })).result

test('a withdrawal that is paid is told once, when the chain has settled it', async () => {
  const ann = await rich()
  const { id, no } = await withdraw(ann)
  await books.db.inTx((tx) => tx`update withdrawal set state = 'mined' where id = ${id}`)
  expect(await told(ann)).toEqual([])
  const paid = { withdrawal: id, hash: '0x1', gas: 0n, now: now() }
  for (let i = 0; i < 2; i += 1) await books.db.inTx((tx) => settle(tx, paid))
  expect(await told(ann)).toMatchObject([
    { kind: 'withdrawal_paid', refType: 'withdrawal', refId: id, no, coin: 'BTCW', amount: '5' },
  ])
})

test('a withdrawal that is given back is told, but not to whoever cancelled it', async () => {
  const ann = await rich()
  const { id, no } = await withdraw(ann)
  const cancelled = await withdraw(ann)
  await ann.call('asset/cashCancel', { withdrawalId: cancelled.id })
  await books.db.inTx((tx) => returnHeld(tx, { withdrawal: id, reason: 'refused', now: now() }))
  expect(await told(ann)).toMatchObject([
    { kind: 'withdrawal_refused', refType: 'withdrawal', refId: id, no, amount: '5' },
  ])
})

test('orders that end together are told to each member, with the principal that came back', async () => {
  const [ann, bob] = [await rich(), await rich()]
  for (const it of [ann, bob]) await it.call('product/pledge', { ...ten, coin: 'BTCWT' })
  expect(await endDue(books, '2999-01-01')).toEqual([])
  for (const it of [ann, bob]) {
    const [order] = (await it.call('product/order', {})).result.list
    expect((await told(it))[0]).toMatchObject({
      kind: 'order_ended',
      refType: 'order',
      refId: order?.id,
      no: order?.no,
      coin: 'BTCWT',
      amount: '10',
    })
  }
})

test('an activity reward is told once, however often it is granted under one name', async () => {
  const ann = await books.join()
  const moves = [{ from: treasury, to: activity, coin: 'BTCW', amount: 9n * COIN } as const]
  await books.db.inTx((tx) => post(tx, { key: 'fund', kind: 'test', now: now(), moves }))
  const given = { key: 'spring', member: ann.id, coin: 'BTCW', amount: 3n * COIN, reason: 'Spring' }
  for (let i = 0; i < 2; i += 1) {
    await books.db.inTx((tx) => grant(tx, { ...given, coin: 'BTCW', now: now() }))
  }
  expect(await told(ann)).toMatchObject([
    { kind: 'activity_reward', refType: 'grant', coin: 'BTCW', amount: '3' },
  ])
})

test('an appointment is told, and one that changes nothing is not', async () => {
  const ann = await books.join()
  const to = { agent: true, rewardRatio: 200n }
  for (let i = 0; i < 2; i += 1) {
    await books.db.inTx((tx) => appoint(tx, ann.id, { to, now: now() }))
  }
  const [change] = (await ann.call('member/ratioChanges', {})).result.list
  expect(await told(ann)).toMatchObject([
    { kind: 'appointed', refType: 'ratios', refId: change?.id, coin: null, amount: null },
  ])
})
