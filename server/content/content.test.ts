import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { publishNotice } from './publishNotice.ts'
import { saveAd } from './saveAd.ts'
import { withdrawNotice } from './withdrawNotice.ts'
import { releaseArticle, writeArticle } from './writeArticle.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const words = (text: string) => ({ en: text, zh: `${text}（中）` })
const publish = (title: string, { pinned = false, inHours = 0 } = {}) => {
  const now = service.clock.now()
  const publishedAt = new Date(now.getTime() + inHours * 3_600_000)
  return service.db.inTx((tx) =>
    publishNotice(tx, {
      title: words(title),
      body: words(`About ${title}`),
      pinned,
      publishedAt,
      now,
    }),
  )
}
const titles = async (body: object = {}) => {
  const { result } = await service.call('home/notice', body)
  return result.list.map(({ title }: { title: string }) => title) as string[]
}

test('an article and a notice that do not exist are refused by the name of the field', async () => {
  const article = await service.call('home/columDetail', { key: 'nothing' })
  expect(article).toMatchObject({ code: 400, field: 'key', message: 'This article was not found.' })
  const notice = await service.call('home/noticeDetail', { id: '999' }, { locale: 'zh-TW' })
  expect(notice).toMatchObject({ code: 400, field: 'id', message: '找不到這則公告。' })
})

describe('the first start', () => {
  test.each([
    ['protocol', /This is a sample text/, /這是範例文字/],
    ['introduction', /This is a sample text/, /這是範例文字/],
    ['service', /This is a sample text/, /這是範例文字/],
  ])('has the article %s, which says that it is a sample', async (key, en, zh) => {
    const english = await service.call('home/columDetail', { key })
    const chinese = await service.call('home/columDetail', { key }, { locale: 'zh-TW' })
    expect(english.result.body).toMatch(en)
    expect(chinese.result.body).toMatch(zh)
    expect(english.result.title).not.toBe(chinese.result.title)
  })

  test('has one notice, which says that it is a sample', async () => {
    const { result } = await service.call('home/notice')
    expect(result).toMatchObject({
      list: [{ summary: expect.stringMatching(/sample notice/) }],
      next: null,
    })
  })
})

test('notices come pinned first, then newest, and not before their time', async () => {
  await publish('older', { inHours: -2 })
  await publish('newer', { inHours: -1 })
  await publish('pinned', { inHours: -3, pinned: true })
  const coming = await publish('tomorrow', { inHours: 24 })
  expect((await titles()).filter((title) => !title.startsWith('Welcome'))).toEqual([
    'pinned',
    'newer',
    'older',
  ])
  expect((await service.call('home/noticeDetail', { id: coming })).code).toBe(400)
})

test('pages stay where they were while notices are added', async () => {
  const { result: first } = await service.call('home/notice', { limit: 2 })
  await publish('added meanwhile')
  const rest: string[] = []
  let cursor = first.next
  while (cursor) {
    const { result } = await service.call('home/notice', { limit: 1, cursor })
    rest.push(...result.list.map(({ title }: { title: string }) => title))
    cursor = result.next
  }
  const all = [...first.list.map(({ title }: { title: string }) => title), ...rest]
  expect(new Set(all).size).toBe(all.length)
  expect(all).not.toContain('added meanwhile')
  expect(await titles()).toHaveLength(all.length + 1)
})

test('a notice that was taken back is gone', async () => {
  const id = await publish('mistake')
  const { db, clock } = service
  expect(await db.inTx((tx) => withdrawNotice(tx, id, clock.now()))).toBe(true)
  expect(await db.inTx((tx) => withdrawNotice(tx, id, clock.now()))).toBe(false)
  expect(await titles()).not.toContain('mistake')
  expect((await service.call('home/noticeDetail', { id })).code).toBe(400)
})

test('of an article the newest version is read whose moment has come', async () => {
  const { db, clock } = service
  const write = (text: string, at: Date) =>
    db.inTx(async (tx) => {
      const now = clock.now()
      const id = await writeArticle(tx, {
        key: 'fees',
        title: words('Fees'),
        body: words(text),
        now,
      })
      await releaseArticle(tx, { id, at, now })
    })
  await write('None', clock.now())
  await write('Some', new Date(clock.now().getTime() + 3_600_000))
  const read = () => service.call('home/columDetail', { key: 'fees' }, { locale: 'zh' })
  expect((await read()).result).toMatchObject({ title: 'Fees（中）', body: 'None（中）' })
  service.pass(3_600_000)
  expect((await read()).result).toMatchObject({ body: 'Some（中）' })
})

test('ads come in their order, and only those that are shown', async () => {
  const { db, clock } = service
  const now = clock.now()
  const save = (title: string, place: number, shown = true) =>
    db.inTx((tx) =>
      saveAd(tx, { title: words(title), image: '/ad.webp', link: null, place, shown, now }),
    )
  await save('second', 2)
  await save('first', 1)
  await save('hidden', 0, false)
  const { result } = await service.call('home/ad')
  expect(result.list).toMatchObject([{ title: 'first', link: null }, { title: 'second' }])
})
