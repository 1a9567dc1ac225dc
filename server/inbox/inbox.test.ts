import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishNotice } from '#server/content/publishNotice.ts'
import { withdrawNotice } from '#server/content/withdrawNotice.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { type Told, tellMember, tellMembers } from './tellMembers.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const inbox = async ({ call }: Pick<Member, 'call'>, body: object = {}) =>
  (await call('member/inbox', body)).result
const kindsOf = async (member: Member) => (await inbox(member)).list.map(({ kind }) => kind)

/** Moves the business clock on. */
const pass = (milliseconds: number) =>
  books.clock.follow(new Date(books.clock.now().getTime() + milliseconds))

let refs = 1_000_000
const tell = ({ id }: Member, told: Partial<Told> = {}) =>
  books.db.inTx((tx) => {
    refs += 1
    const message = { member: id, kind: 'deposit', ref: String(refs), ...told } as const
    return tellMember(tx, message, { now: books.clock.now() })
  })

const publish = (title: string, publishedAt = books.clock.now()) =>
  books.db.inTx((tx) => {
    const texts = { title: { en: title, zh: '公告' }, body: { en: 'Text', zh: '文' } }
    return publishNotice(tx, { ...texts, pinned: false, publishedAt, now: books.clock.now() })
  })

test('a cursor that is none, and a moment that is none, are refused by their names', async () => {
  const ann = await books.join()
  expect(await ann.call('member/inbox', { cursor: 'x' })).toMatchObject({ field: 'cursor' })
  expect(await ann.call('member/inboxRead', { upTo: 'now' })).toMatchObject({
    code: 400,
    field: 'upTo',
    message: 'Read up to: A moment is written as 2026-11-21T08:00:00Z.',
  })
})

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
  expect((await inbox(bob)).list).toMatchObject([
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
  expect((await inbox(ann)).list).toMatchObject([
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
  await tell(ann, { ref: '7' })
  await tell(ann, { ref: '7' })
  await tell(ann, { ref: '7', kind: 'order_ended' })
  expect(await kindsOf(ann)).toEqual(['order_ended', 'deposit'])
})

test('pages hold still while more is told', async () => {
  const ann = await books.join()
  for (let i = 0; i < 7; i += 1) await tell(ann, { no: String(i) })
  const seen: (string | null)[] = []
  let cursor: string | undefined
  do {
    const page = await inbox(ann, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.list.map(({ no }) => no))
    cursor = page.next ?? undefined
    await tell(ann, { no: 'new' })
  } while (cursor)
  expect(seen.filter((no) => no !== null)).toEqual(['6', '5', '4', '3', '2', '1', '0'])
})

test('messages and notices of one moment come one by one, none twice and none left out', async () => {
  const ann = await books.join()
  pass(1_000)
  const now = books.clock.now()
  const many = [1, 2, 3].map((n) => ({ member: ann.id, kind: 'deposit', ref: String(n) }) as const)
  await books.db.inTx((tx) => tellMembers(tx, many, { now }))
  for (const title of ['One', 'Two', 'Three']) await publish(title, now)
  const ids: string[] = []
  let cursor: string | undefined
  for (let i = 0; i < 6; i += 1) {
    const page = await inbox(ann, { limit: 1, ...(cursor && { cursor }) })
    ids.push(...page.list.map(({ id }) => id))
    cursor = page.next ?? undefined
  }
  expect(ids.map((id) => id[0]).join('')).toBe('mmmnnn')
  expect(new Set(ids).size).toBe(6)
})

test('a notice stands there in the language of whoever asks, and is gone once it is withdrawn', async () => {
  const ann = await books.join()
  pass(1_000)
  const id = await publish('Maintenance')
  expect((await inbox(ann)).list[0]).toMatchObject({
    id: `n${id}`,
    kind: 'notice',
    refType: 'notice',
    refId: id,
    title: 'Maintenance',
    read: false,
  })
  expect((await inbox(ann)).unread).toBe(1)
  await books.db.inTx((tx) => withdrawNotice(tx, id, books.clock.now()))
  expect((await inbox(ann)).unread).toBe(0)
  expect((await inbox(ann)).list.map((it) => it.id)).not.toContain(`n${id}`)
})

test('a notice that is not out yet is not told', async () => {
  const ann = await books.join()
  pass(1_000)
  const id = await publish('Tomorrow', new Date(books.clock.now().getTime() + 86_400_000))
  expect((await inbox(ann)).list.map((it) => it.id)).not.toContain(`n${id}`)
  pass(86_400_000)
  expect(await inbox(ann, { limit: 1 })).toMatchObject({ unread: 1, list: [{ id: `n${id}` }] })
})

test('notices from before a member joined are there, and read', async () => {
  await publish('Before')
  pass(1_000)
  const ann = await books.join()
  const { list, unread } = await inbox(ann)
  expect(unread).toBe(0)
  expect(list[0]).toMatchObject({ title: 'Before', read: true })
})

test('what was read stays read: the mark moves on, never back, and never ahead of now', async () => {
  const ann = await books.join()
  const moments: string[] = []
  for (let i = 0; i < 3; i += 1) {
    pass(1_000)
    await tell(ann)
    moments.push((await inbox(ann, { limit: 1 })).list[0]?.createdAt ?? '')
  }
  const readTo = async (upTo = '') => (await ann.call('member/inboxRead', { upTo })).result.unread
  expect(await readTo(moments[1])).toBe(1)
  expect((await inbox(ann)).list.slice(0, 3).map(({ read }) => read)).toEqual([false, true, true])
  expect(await readTo(moments[0])).toBe(1)
  expect(await readTo('2999-01-01T00:00:00.000Z')).toBe(0)
  pass(1_000)
  await tell(ann)
  expect((await inbox(ann)).unread).toBe(1)
})

test('what was read of a page that never was is refused', async () => {
  const ann = await books.join()
  const upTo = books.clock.now().toISOString()
  for (const seen of ['x', encodeCursor(['7:3:']), encodeCursor(['1:9:5,4']), encodeCursor([7])]) {
    expect(await ann.call('member/inboxRead', { upTo, seen })).toMatchObject({ code: 400 })
  }
})

test('no more than 99 are counted', async () => {
  const ann = await books.join()
  const many = Array.from({ length: 150 }, (_, n) => {
    return { member: ann.id, kind: 'deposit', ref: String(n + 1) } as const
  })
  await books.db.inTx((tx) => tellMembers(tx, many, { now: books.clock.now() }))
  expect((await inbox(ann)).unread).toBe(99)
})
