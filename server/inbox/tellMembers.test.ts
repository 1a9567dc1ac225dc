import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COIN, type Member } from '#server/testing/openBooks.ts'
import { tellMember } from './tellMembers.ts'
import { type Inbox, openInbox } from './testing/openInbox.ts'

let books: Inbox
beforeAll(async () => {
  books = await openInbox()
})
afterAll(() => books.close())

const kindsOf = async (member: Member) => (await books.inbox(member)).list.map(({ kind }) => kind)

test('what is undone is not told', async () => {
  const ann = await books.join()
  const undone = books.db.inTx(async (tx) => {
    await tellMember(tx, { member: ann.id, kind: 'deposit', ref: '1' }, { now: books.clock.now() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await kindsOf(ann)).toEqual([])
})

test('a transfer that is refused tells nobody', async () => {
  const [ann, bob] = [await books.join(), await books.join()]
  const asked = { payeeId: bob.id, coin: 'BTCW', amount: '5' }
  expect((await ann.call('asset/transfer', asked)).code).toBe(400)
  expect(await kindsOf(bob)).toEqual([])
})

test('of 50 equal money calls at once the payee is told exactly once', async () => {
  const [ann, bob] = [await books.join(), await books.join()]
  await ann.has('BTCW', 100n * COIN)
  const asked = { payeeId: bob.id, coin: 'BTCW', amount: '5' }
  const key = randomUUID()
  const said = await Promise.all(
    Array.from({ length: 50 }, () => ann.letters('asset/transfer', asked, key)),
  )
  expect(new Set(said).size).toBe(1)
  const { id, no } = JSON.parse(said[0] ?? '').result
  expect((await books.inbox(bob)).list).toMatchObject([
    { kind: 'transfer_in', refType: 'transfer', refId: id, no, coin: 'BTCW', amount: '5' },
  ])
  expect(await kindsOf(ann)).toEqual([])
})

test('many transfers that are booked together are told one by one', async () => {
  const [ann, bob, eve] = [await books.join(), await books.join(), await books.join()]
  await ann.has('BTCW', 100n * COIN)
  const pay = (to: Member) =>
    ann.call('asset/transfer', { payeeId: to.id, coin: 'BTCW', amount: '5' })
  await Promise.all([pay(bob), pay(eve), pay(bob), pay(eve), pay(bob)])
  expect(await kindsOf(bob)).toHaveLength(3)
  expect(await kindsOf(eve)).toHaveLength(2)
})

test('a pledge is told with the number of its order, once for the same key', async () => {
  const ann = await books.join()
  await ann.has('BTCWT', 100n * COIN)
  const asked = { coin: 'BTCWT', amount: '20', planId: 'd30' }
  const key = randomUUID()
  const { result } = await ann.call('product/pledge', asked, key)
  await ann.call('product/pledge', asked, key)
  const { id: refId, no } = result
  expect((await books.inbox(ann)).list).toMatchObject([
    {
      kind: 'order_started',
      refType: 'order',
      refId,
      no,
      coin: 'BTCWT',
      amount: '20',
      read: false,
    },
  ])
})

test('the same happening told again is told once', async () => {
  const ann = await books.join()
  await books.tell(ann, { ref: '7' })
  await books.tell(ann, { ref: '7' })
  await books.tell(ann, { ref: '7', kind: 'order_ended' })
  expect(await kindsOf(ann)).toEqual(['order_ended', 'deposit'])
})
