import { SWRConfig, unstable_serialize } from 'swr'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { savedAt } from '#src/words/savedAt.ts'
import { listen } from './testing/listen.ts'

const site = await listen()
const { callKey } = await import('./callKey.ts')
const { knowCalls } = await import('./knowCalls.ts')
const { dropKeptAnswers, openKeptAnswers } = await import('./kept-answers.ts')
const { plant } = await import('./plant.ts')
const { isReachable, setReachable } = await import('./reach.ts')
const { forget } = await import('#src/session/forget.ts')
const { localeAtom, store, tokenAtom } = await import('#src/session/session.ts')

const { cache } = SWRConfig.defaultValue
const AN_HOUR_AGO = Date.now() - 3_600_000
const TOKEN = 'Bearer of today'
const SERVICE = {
  key: 'service',
  title: 'Service',
  body: '# Hours',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
knowCalls()
const key = callKey('home/columDetail', { key: 'service' })
const shown = () => cache.get(unstable_serialize(key))?.data

/** Starts the page on what the worker has gathered. */
async function start({ away = false, result = SERVICE as object, keptFor = TOKEN }) {
  const asked = `/api/home/columDetail\n${store.get(localeAtom)}\n{"key":"service"}`
  const text = JSON.stringify({ code: 200, message: '', result })
  const told = { away, answers: [{ asked, at: AN_HOUR_AGO, text }] }
  await openKeptAnswers({ kept: Promise.resolve(told), keptFor } as unknown as HTMLElement)
}

afterAll(() => site.stop())
beforeEach(() => {
  store.set(tokenAtom, TOKEN)
  cache.delete(unstable_serialize(key))
  dropKeptAnswers()
  setReachable(true)
})

test('what is of another shape than this release knows is not shown', async () => {
  await start({ result: { title: 7 } })
  plant(key)
  expect(shown()).toBeUndefined()
})

test('what was kept is not begun with once something was done, or the session has ended', async () => {
  await start({})
  dropKeptAnswers()
  plant(key)
  expect(shown()).toBeUndefined()
  await start({})
  forget()
  plant(key)
  expect(shown()).toBeUndefined()
  // Told of late, it is of whoever was signed in then.
  const late = start({})
  forget()
  await late
  plant(key)
  expect(shown()).toBeUndefined()
})

test('what was gathered for somebody else, who was signed in as the page began, is not begun with', async () => {
  await start({ away: true, keptFor: 'Bearer of the one before' })
  plant(key)
  expect(shown()).toBeUndefined()
  expect(isReachable()).toBe(true)
})

test('what the service has said already is not replaced by what was kept', async () => {
  await start({})
  const said = { title: 'New' }
  cache.set(unstable_serialize(key), { data: said })
  plant(key)
  expect(shown()).toBe(said)
})

test('a read begins with what was kept', async () => {
  await start({})
  plant(key)
  expect(shown()).toMatchObject({ title: 'Service' })
  expect(savedAt(shown())).toBeNull()
  expect(isReachable()).toBe(true)
})

test('with the service out of reach it says from when it is, from the first', async () => {
  await start({ away: true })
  plant(key)
  expect(savedAt(shown())?.getTime()).toBeCloseTo(AN_HOUR_AGO, -2)
  expect(isReachable()).toBe(false)
})
