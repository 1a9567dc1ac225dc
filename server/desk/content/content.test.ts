import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { walkNotices } from '#server/push/walkNotices.ts'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'

const both = (text: string) => ({ en: text, zh: `${text}（中）` })
const texts = (text: string) => ({ title: both(text), body: both(`About ${text}`) })
const HOUR = 3_600_000

type Said<P extends DeskPath> = { code: number; field: string; result: DeskResult<P> }

/** A farm with an editor; what the desk answers is read as the wire has it. */
async function opened() {
  const service = await ownService()
  const editor = await enrol(service, { roles: ['editor'] })
  const reader = await enrol(service)
  const at = async <P extends DeskPath>(path: P, body: object, key: string = randomUUID()) => {
    const options = { token: editor.token, headers: { 'idempotency-key': key } }
    return (await service.call(path, body, options)) as unknown as Said<P>
  }
  const draft = async (text: string) =>
    (await at('operator/saveNotice', { ...texts(text), pinned: false })).result
  const logged = () =>
    service.db.inTx(
      (tx) => tx<{ act: string }>`
        select act, subject, before, after from operator_act order by operator_act.id`,
    )
  const moment = (hours: number) =>
    new Date(service.clock.now().getTime() + hours * HOUR).toISOString()
  const titles = async () => {
    const { result } = await service.call('home/notice', {})
    return result.list.map(({ title }) => title).filter((title) => !title.startsWith('Welcome'))
  }
  return { ...service, editor, reader, at, draft, logged, moment, titles }
}

test('a notice is not changed by who saw an older one, not published into the past, and not twice', async () => {
  const { at, draft, moment, logged } = await opened()
  const { id, revision } = await draft('first')
  const before = await logged()
  const refused: [DeskPath, object, string][] = [
    ['operator/notice', { id: '999' }, 'id'],
    ['operator/saveNotice', { ...texts(''), pinned: false }, 'title.en'],
    ['operator/saveNotice', { id, ...texts('other'), pinned: false }, 'revision'],
    ['operator/saveNotice', { id, revision: 7, ...texts('other'), pinned: false }, 'revision'],
    ['operator/publishNotice', { id, revision: 7 }, 'revision'],
    ['operator/publishNotice', { id, revision, at: moment(-1) }, 'at'],
    ['operator/publishNotice', { id, revision, at: 'soon' }, 'at'],
    ['operator/withdrawNotice', { id: '999', revision }, 'id'],
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
  const { db, clock, at, draft, moment, titles, pass, call, reader } = await opened()
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
  const { at, draft, call, logged, clock, db } = await opened()
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
  })
  const lines = (await logged()).length
  await write('second', true)
  expect(await logged()).toHaveLength(lines)
  expect(await audit(db)).toEqual([])
})

test('a notice written twenty times under one key is one notice, and one that was taken back is gone', async () => {
  const { at, draft, titles } = await opened()
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
  await at('operator/withdrawNotice', { id, revision: out.revision })
  expect(await titles()).toEqual([])
  const gone = { id, revision: out.revision + 1 }
  for (const path of ['operator/withdrawNotice', 'operator/publishNotice'] as const)
    expect(await at(path, gone)).toMatchObject({ code: 400, field: 'id' })
  const states = (await at('operator/notices', {})).result.list.map(({ state }) => state)
  expect(states).toEqual(['draft', 'withdrawn', 'out'])
})

test('the pages of the notices at the desk hold each of them once', async () => {
  const { at, draft, moment } = await opened()
  for (const text of ['a', 'b', 'c', 'd']) {
    const { id, revision } = await draft(text)
    if (text > 'b') await at('operator/publishNotice', { id, revision, at: moment(1) })
    if (text === 'a') await at('operator/withdrawNotice', { id, revision })
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

test('an article is read as it was until the next version comes out; that one can be given up before', async () => {
  const { at, call, moment, pass, logged } = await opened()
  const key = 'protocol'
  const read = async () => (await call('home/columDetail', { key })).result.body
  const sample = await read()
  expect(await at('operator/publishArticle', { key, revision: 0 })).toMatchObject({ field: 'key' })
  expect(await at('operator/saveArticle', { key: 'X', ...texts('x') })).toMatchObject({
    code: 400,
    field: 'key',
  })
  const { pending } = (await at('operator/saveArticle', { key, ...texts('new') })).result
  expect(await at('operator/saveArticle', { key, ...texts('newer') })).toMatchObject({
    code: 400,
    field: 'revision',
  })
  const revision = pending?.revision
  await at('operator/publishArticle', { key, revision, at: moment(3) })
  expect(await read()).toBe(sample)
  pass(3 * HOUR)
  expect(await read()).toBe('About new')
  await at('operator/saveArticle', { key, ...texts('never') })
  expect((await at('operator/articles', {})).result.list).toHaveLength(3)
  await at('operator/dropArticle', { key, revision: 0 })
  expect((await at('operator/article', { key })).result).toMatchObject({
    out: texts('new'),
    pending: null,
  })
  expect((await logged()).map(({ act }) => act)).toEqual([
    'saveArticle',
    'publishArticle',
    'saveArticle',
    'dropArticle',
  ])
})

test.each(['javascript:alert(1)', 'http://x.invalid', '//x.invalid'])(
  'an ad cannot lead to %s, nor show a picture from there',
  async (link) => {
    const { at, logged } = await opened()
    const ad = { title: both('Ad'), image: '/ad.webp', link: null, place: 1, shown: true }
    expect(await at('operator/saveAd', { ...ad, link })).toMatchObject({ code: 400, field: 'link' })
    expect(await at('operator/saveAd', { ...ad, image: link })).toMatchObject({ field: 'image' })
    const large = `data:image/png;base64,${'A'.repeat(100_000)}`
    expect(await at('operator/saveAd', { ...ad, image: large })).toMatchObject({ field: 'image' })
    expect(await logged()).toEqual([])
  },
)

test('an ad is a draft, is shown from its moment on, and is taken off the pages', async () => {
  const { at, call, moment, pass } = await opened()
  const ad = { title: both('Ad'), image: '/ad.webp', link: null, place: 1 }
  const shown = async () => (await call('home/ad', {})).result.list.map(({ id }) => id)
  const { id, revision } = (await at('operator/saveAd', { ...ad, shown: false })).result
  expect(await at('operator/hideAd', { id, revision })).toMatchObject({ code: 400, field: 'id' })
  const again = { ...ad, id, shown: true, from: moment(1) }
  expect(await at('operator/saveAd', again)).toMatchObject({ code: 400, field: 'revision' })
  const saved = (await at('operator/saveAd', { ...again, revision })).result
  expect(saved).toMatchObject({ state: 'coming' })
  expect(await shown()).toEqual([])
  pass(HOUR)
  expect(await shown()).toEqual([id])
  await at('operator/hideAd', { id, revision: saved.revision })
  expect(await shown()).toEqual([])
})
