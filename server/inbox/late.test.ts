import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishNotice } from '#server/content/publishNotice.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Books, type Member, openBooks } from '#server/testing/openBooks.ts'
import { tellMember } from './tellMembers.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

type Writing = { member: string; ref: string; now: Date }

const title = { en: 'Maintenance', zh: '維護' }

/** What a member can be told, by the kind that it has in the inbox. */
const writes = {
  deposit: (tx: Tx, { now, ...told }: Writing): Promise<unknown> =>
    tellMember(tx, { ...told, kind: 'deposit' }, { now }),
  notice: (tx: Tx, { now }: Writing): Promise<unknown> =>
    publishNotice(tx, { title, body: title, pinned: false, publishedAt: now, now }),
}

const inbox = async ({ call }: Member) => (await call('member/inbox', {})).result

/** Marks as read what a page has shown. */
const read = async ({ call }: Member, { list, seen }: Awaited<ReturnType<typeof inbox>>) =>
  (await call('member/inboxRead', { upTo: list[0]?.createdAt, seen })).result.unread

/** A second later by the business clock. */
function later(): Date {
  books.pass(1_000)
  return books.clock.now()
}

/** Writes something, and answers what commits it: from then on it is there. */
async function begin(kind: keyof typeof writes, writing: Writing) {
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = books.db.inTx(async (tx) => {
    await writes[kind](tx, writing)
    written.resolve()
    await commit.promise
  })
  await written.promise
  return () => {
    commit.resolve()
    return done
  }
}

test.each(['deposit', 'notice'] as const)(
  'a %s that comes late, of a moment up to which was read already, is new until it is read too',
  async (kind) => {
    const ann = await books.join()
    const commit = await begin(kind, { member: ann.id, ref: '7', now: later() })
    const now = later()
    await books.db.inTx((tx) => writes.deposit(tx, { member: ann.id, ref: '8', now }))
    const before = await inbox(ann)
    expect(before.unread).toBe(1)
    await commit()
    expect(await read(ann, before)).toBe(1)
    const after = await inbox(ann)
    expect(after.list.slice(0, 2)).toMatchObject([{ read: true }, { kind, read: false }])
    expect(await read(ann, after)).toBe(0)
    expect((await inbox(ann)).list[1]).toMatchObject({ kind, read: true })
  },
)

test('what was read on one device stays read, whatever another tells later of a page that it saw before', async () => {
  const ann = await books.join()
  const commit = await begin('deposit', { member: ann.id, ref: '7', now: later() })
  const now = later()
  await books.db.inTx((tx) => writes.deposit(tx, { member: ann.id, ref: '8', now }))
  const before = await inbox(ann)
  await commit()
  expect(await read(ann, await inbox(ann))).toBe(0)
  expect(await read(ann, before)).toBe(0)
  expect((await inbox(ann)).list.slice(0, 2)).toMatchObject([{ read: true }, { read: true }])
})
