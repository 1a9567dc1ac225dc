import { expect, test } from 'vitest'
import { both, HOUR, openEditor, texts } from '#server/testing/openEditor.ts'
import { ADS_ON_HOME } from '#shared/desk/ads.ts'

test('an article is read as it was until the next version comes out; that one can be given up before', async () => {
  const { at, call, moment, pass, logged } = await openEditor()
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
  const never = (await at('operator/saveArticle', { key, ...texts('never') })).result.pending
  expect((await at('operator/articles', {})).result.list).toHaveLength(3)
  // Whoever looked at the version before has not seen this one.
  for (const before of [0, revision])
    expect(await at('operator/publishArticle', { key, revision: before })).toMatchObject({
      code: 400,
      field: 'revision',
    })
  await at('operator/dropArticle', { key, revision: never?.revision })
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
    const { at, logged } = await openEditor()
    const ad = { title: both('Ad'), image: '/ad.webp', link: null, place: 1, shown: true }
    expect(await at('operator/saveAd', { ...ad, link })).toMatchObject({ code: 400, field: 'link' })
    expect(await at('operator/saveAd', { ...ad, image: link })).toMatchObject({ field: 'image' })
    const large = `data:image/png;base64,${'A'.repeat(100_000)}`
    expect(await at('operator/saveAd', { ...ad, image: large })).toMatchObject({ field: 'image' })
    expect(await logged()).toEqual([])
  },
)

test('an ad is a draft, is shown from its moment on, and is taken off the pages', async () => {
  const { at, call, moment, pass } = await openEditor()
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

test('an ad ends by itself at its last moment, which lies after the first', async () => {
  const { at, call, moment, pass } = await openEditor()
  const ad = { title: both('Ad'), image: '/ad.webp', link: null, place: 1, shown: true }
  const shown = async () => (await call('home/ad', {})).result.list.length
  for (const until of [moment(-1), moment(1), moment(2)]) {
    const asked = { ...ad, from: moment(2), until }
    expect(await at('operator/saveAd', asked)).toMatchObject({ code: 400, field: 'until' })
  }
  const until = moment(3)
  const { id, revision } = (await at('operator/saveAd', { ...ad, until })).result
  expect(await shown()).toBe(1)
  pass(3 * HOUR)
  expect(await shown()).toBe(0)
  const [over] = (await at('operator/ads', {})).result.list
  expect(over).toMatchObject({ id, state: 'over', until })
  const again = await at('operator/saveAd', { ...ad, id, revision, place: 2, until })
  expect(again.result).toMatchObject({ state: 'over', place: 2 })
  const later = { ...ad, id, revision: again.result.revision, from: moment(1), until }
  expect(await at('operator/saveAd', later)).toMatchObject({ code: 400, field: 'until' })
})

test('an ad that Home has no place for is not said to be out, and comes out when there is place', async () => {
  const { at, call, moment, pass } = await openEditor()
  const ad = { title: both('Ad'), image: '/ad.webp', link: null, place: 1, shown: true }
  const save = async (more: object) => (await at('operator/saveAd', { ...ad, ...more })).result
  const first = await save({ until: moment(1) })
  for (let i = 1; i < ADS_ON_HOME; i++) expect((await save({})).state).toBe('out')
  const last = await save({ place: 2 })
  expect(last.state).toBe('crowded')
  const home = async () => (await call('home/ad', {})).result.list.map(({ id }) => id)
  const out = async () =>
    (await at('operator/ads', { limit: 100 })).result.list
      .filter(({ state }) => state === 'out')
      .map(({ id }) => id)
  expect(await home()).toEqual(await out())
  expect(await home()).toContain(first.id)
  pass(HOUR)
  expect(await home()).toEqual(await out())
  expect(await home()).toContain(last.id)
})
