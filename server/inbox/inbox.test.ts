import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishNotice } from '#server/content/publishNotice.ts'
import { withdrawNotice } from '#server/content/withdrawNotice.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { tellMembers } from './tellMembers.ts'
import { type Inbox, openInbox } from './testing/openInbox.ts'

let books: Inbox
beforeAll(async () => {
  books = await openInbox()
})
afterAll(() => books.close())

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

test('pages hold still while more is told', async () => {
  const ann = await books.join()
  for (let i = 0; i < 7; i += 1) await books.tell(ann, { no: String(i) })
  const seen: (string | null)[] = []
  let cursor: string | undefined
  do {
    const page = await books.inbox(ann, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.list.map(({ no }) => no))
    cursor = page.next ?? undefined
    await books.tell(ann, { no: 'new' })
  } while (cursor)
  expect(seen.filter((no) => no !== null)).toEqual(['6', '5', '4', '3', '2', '1', '0'])
})

test('messages and notices of one moment come one by one, none twice and none left out', async () => {
  const ann = await books.join()
  books.pass(1_000)
  const now = books.clock.now()
  const many = [1, 2, 3].map((n) => ({ member: ann.id, kind: 'deposit', ref: String(n) }) as const)
  await books.db.inTx((tx) => tellMembers(tx, many, { now }))
  for (const title of ['One', 'Two', 'Three']) await publish(title, now)
  const ids: string[] = []
  let cursor: string | undefined
  for (let i = 0; i < 6; i += 1) {
    const page = await books.inbox(ann, { limit: 1, ...(cursor && { cursor }) })
    ids.push(...page.list.map(({ id }) => id))
    cursor = page.next ?? undefined
  }
  expect(ids.map((id) => id[0]).join('')).toBe('mmmnnn')
  expect(new Set(ids).size).toBe(6)
})

test('a notice stands there in the language of whoever asks, and is gone once it is withdrawn', async () => {
  const ann = await books.join()
  books.pass(1_000)
  const id = await publish('Maintenance')
  expect((await books.inbox(ann)).list[0]).toMatchObject({
    id: `n${id}`,
    kind: 'notice',
    refType: 'notice',
    refId: id,
    title: 'Maintenance',
    read: false,
  })
  expect((await books.inbox(ann)).unread).toBe(1)
  await books.db.inTx((tx) => withdrawNotice(tx, id, books.clock.now()))
  expect((await books.inbox(ann)).unread).toBe(0)
  expect((await books.inbox(ann)).list.map((it) => it.id)).not.toContain(`n${id}`)
})

test('a notice that is not out yet is not told', async () => {
  const ann = await books.join()
  books.pass(1_000)
  const id = await publish('Tomorrow', new Date(books.clock.now().getTime() + 86_400_000))
  expect((await books.inbox(ann)).list.map((it) => it.id)).not.toContain(`n${id}`)
  books.pass(86_400_000)
  expect(await books.inbox(ann, { limit: 1 })).toMatchObject({
    unread: 1,
    list: [{ id: `n${id}` }],
  })
})

test('notices from before a member joined are there, and read', async () => {
  await publish('Before')
  books.pass(1_000)
  const ann = await books.join()
  const { list, unread } = await books.inbox(ann)
  expect(unread).toBe(0)
  expect(list[0]).toMatchObject({ title: 'Before', read: true })
})

test('what was read stays read: the mark moves on, never back, and never ahead of now', async () => {
  const ann = await books.join()
  const moments: string[] = []
  for (let i = 0; i < 3; i += 1) {
    books.pass(1_000)
    await books.tell(ann)
    moments.push((await books.inbox(ann, { limit: 1 })).list[0]?.createdAt ?? '')
  }
  const readTo = async (upTo = '') => (await ann.call('member/inboxRead', { upTo })).result.unread
  expect(await readTo(moments[1])).toBe(1)
  expect((await books.inbox(ann)).list.slice(0, 3).map(({ read }) => read)).toEqual([
    false,
    true,
    true,
  ])
  expect(await readTo(moments[0])).toBe(1)
  expect(await readTo('2999-01-01T00:00:00.000Z')).toBe(0)
  books.pass(1_000)
  await books.tell(ann)
  expect((await books.inbox(ann)).unread).toBe(1)
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
  expect((await books.inbox(ann)).unread).toBe(99)
})
