import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { publishByService } from '#server/content/publishNotice.ts'
import { walkNotices } from '#server/push/walkNotices.ts'
import { HOUR, openEditor, reason, texts } from '#server/testing/openEditor.ts'
import type { DeskPath } from '#shared/desk/index.ts'

test('a notice is not changed by who saw an older one, not published into the past, and not twice', async () => {
  const { at, draft, moment, logged } = await openEditor()
  const { id, revision } = await draft('first')
  const before = await logged()
  const refused: [DeskPath, object, string][] = [
    ['operator/notice', { id: '999' }, 'id'],
    ['operator/saveNotice', { ...texts(''), pinned: false }, 'title.en'],
    // Half a character, as a cut in the middle of an emoji leaves it: the database keeps none.
    ['operator/saveNotice', { ...texts('half \ud83c'), pinned: false }, 'title'],
    ['operator/saveNotice', { id, ...texts('other'), pinned: false }, 'revision'],
    ['operator/saveNotice', { id, revision: 7, ...texts('other'), pinned: false }, 'revision'],
    ['operator/publishNotice', { id, revision: 7 }, 'revision'],
    ['operator/publishNotice', { id, revision, at: moment(-1) }, 'at'],
    ['operator/publishNotice', { id, revision, at: 'soon' }, 'at'],
    ['operator/withdrawNotice', { id: '999', revision, reason }, 'id'],
    ['operator/withdrawNotice', { id, revision }, 'reason'],
  ]
  for (const [path, body, field] of refused)
    expect([path, await at(path, body)]).toMatchObject([path, { code: 400, field }])
  expect(await logged()).toEqual(before)
  const out = (await at('operator/publishNotice', { id, revision })).result
  expect(await at('operator/publishNotice', { id, revision: out.revision })).toMatchObject({
    code: 400,
    field: 'id',
  })
})

test('a draft is seen at the desk alone, and comes out at its moment: to the inbox and to pushes too', async () => {
  const { db, clock, at, draft, moment, titles, pass, call, reader } = await openEditor()
  const { id, revision } = await draft('soon')
  expect(await titles()).toEqual([])
  const due = moment(2)
  const coming = await at('operator/publishNotice', { id, revision, at: due })
  expect(coming.result).toMatchObject({ state: 'coming', publishedAt: due })
  const { result } = await at('operator/notices', {})
  expect(result.list.map(({ state }) => state)).toEqual(['coming', 'out'])
  expect(await titles()).toEqual([])
  expect((await call('home/noticeDetail', { id })).code).toBe(400)
  await walkNotices({ db, clock })
  const walked = () => db.inTx((tx) => tx`select 1 from notice_push where notice_id = ${id}`)
  expect(await walked()).toEqual([])
  pass(2 * HOUR)
  expect(await titles()).toEqual(['soon'])
  const inbox = await call('member/inbox', {}, { token: reader.token })
  expect(inbox.result.list[0]).toMatchObject({ kind: 'notice', refId: id, title: 'soon' })
  await walkNotices({ db, clock })
  expect(await walked()).toHaveLength(1)
})

test('a notice that was changed after it came out says so, and what stood before is in the log', async () => {
  const { at, draft, call, logged, clock, db } = await openEditor()
  const { id, revision } = await draft('first')
  const write = async (text: string, pinned = false) => {
    const { result } = await at('operator/notice', { id })
    const asked = { id, revision: result.revision, ...texts(text), pinned }
    return (await at('operator/saveNotice', asked)).result
  }
  expect(await write('first again')).toMatchObject({ state: 'draft', editedAt: null })
  await at('operator/publishNotice', { id, revision: revision + 1 })
  expect(await write('first again', true)).toMatchObject({ pinned: true, editedAt: null })
  expect((await call('home/noticeDetail', { id })).result.editedAt).toBeNull()
  const { editedAt } = await write('second', true)
  expect(Date.parse(editedAt ?? '')).toBeLessThanOrEqual(clock.now().getTime())
  expect((await call('home/noticeDetail', { id })).result).toMatchObject({
    title: 'second',
    editedAt,
  })
  expect((await call('home/notice', {})).result.list[0]).toMatchObject({ id, editedAt })
  expect((await logged()).at(-1)).toEqual({
    act: 'saveNotice',
    subject: `notice ${id}`,
    before: { ...texts('first again'), pinned: true },
    after: { ...texts('second'), pinned: true },
    reason: null,
  })
  const lines = (await logged()).length
  await write('second', true)
  expect(await logged()).toHaveLength(lines)
  expect(await audit(db)).toEqual([])
})

test('what the service publishes itself is changed and taken back by nobody', async () => {
  const { at, db, clock, titles, logged } = await openEditor()
  const publish = (text: string) =>
    db.inTx((tx) => publishByService(tx, { ...texts(text), now: clock.now() }))
  const id = await publish('the total')
  const { revision } = (await at('operator/notice', { id })).result
  const before = await logged()
  for (const [path, body] of [
    ['operator/saveNotice', { ...texts('other'), pinned: true }],
    ['operator/publishNotice', {}],
    ['operator/withdrawNotice', { reason }],
  ] as const)
    expect(await at(path, { id, revision, ...body })).toMatchObject({ code: 400, field: 'id' })
  expect(await titles()).toEqual(['the total'])
  expect(await logged()).toEqual(before)
})

test('a notice written twenty times under one key is one notice, and one that was taken back is gone', async () => {
  const { at, draft, titles, logged } = await openEditor()
  const key = randomUUID()
  const told = await Promise.all(
    Array.from({ length: 20 }, () =>
      at('operator/saveNotice', { ...texts('once'), pinned: false }, key),
    ),
  )
  expect(new Set(told.map(({ result }) => result.id)).size).toBe(1)
  const { id, revision } = await draft('mistake')
  const out = (await at('operator/publishNotice', { id, revision })).result
  expect(await titles()).toEqual(['mistake'])
  await at('operator/withdrawNotice', { id, revision: out.revision, reason })
  expect(await titles()).toEqual([])
  expect((await logged()).at(-1)).toMatchObject({ subject: `notice ${id}`, reason })
  const gone = { id, revision: out.revision + 1, reason }
  for (const path of ['operator/withdrawNotice', 'operator/publishNotice'] as const)
    expect(await at(path, gone)).toMatchObject({ code: 400, field: 'id' })
  const states = (await at('operator/notices', {})).result.list.map(({ state }) => state)
  expect(states).toEqual(['draft', 'withdrawn', 'out'])
})

test('the pages of the notices at the desk hold each of them once', async () => {
  const { at, draft, moment } = await openEditor()
  for (const text of ['a', 'b', 'c', 'd']) {
    const { id, revision } = await draft(text)
    if (text > 'b') await at('operator/publishNotice', { id, revision, at: moment(1) })
    if (text === 'a') await at('operator/withdrawNotice', { id, revision, reason })
  }
  const found: string[] = []
  let cursor: string | null | undefined
  do {
    const { result } = await at('operator/notices', { limit: 1, cursor })
    found.push(...result.list.map(({ title }) => title.en))
    cursor = result.next
  } while (cursor !== null)
  expect(found.slice(0, 4)).toEqual(['b', 'd', 'c', 'a'])
  expect(new Set(found).size).toBe(5)
})
