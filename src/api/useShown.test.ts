import { Provider } from 'jotai'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { nowhere, pageEvents } from './testing/nowhere.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { useCall } = await import('./useCall.ts')
const { usePages } = await import('./usePages.ts')
const { useAnySeen, useOldestShown } = await import('#src/words/what-is-shown.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')
const { savedAt } = await import('#src/words/savedAt.ts')

const AGAIN = 15_000
const A_MINUTE = 60_000
/** Milliseconds that an answer may take where the machine has much to do. */
const LONG = 10_000

/** Whether the worker has the answers from the copy. */
let isCopy = true
let seen: Record<'page' | 'list' | 'oldest', Date | null> | undefined
let heard: { page: Date | null; oldest: Date | null; any: boolean } | undefined

/** Two parts of a screen read the same page, and one all of the list. `limit` tells the reads of the tests apart. */
function Shown({ limit }: { limit: number }) {
  const { data } = useCall('member/ratioChanges', { limit })
  useCall('member/ratioChanges', { limit })
  const { rows } = usePages('member/ratioChanges', { limit })
  seen = { page: savedAt(data), list: savedAt(rows), oldest: useOldestShown() }
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
  store.set(tokenAtom, 'Bearer x')
  isCopy = true
  site.reply = (heard, response) => {
    if (isCopy) response.setHeader('x-kept-at', String(Date.now() - A_MINUTE))
    envelope(200, { result: { list: [], next: null } })(heard, response)
  }
})

afterEach(() => void vi.useRealTimers())
afterAll(() => site.stop())

/** Shows what the copy has; answers how much was asked for from then on. */
async function show(limit: number) {
  seen = undefined
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { store }, createElement(Shown, { limit })))
  await vi.waitFor(() => expect(seen?.page && seen.list && seen.oldest).toBeTruthy(), LONG)
  const before = site.heard.length
  return () => site.heard.length - before
}

test.each([
  ['with no network', 1, 'navigator', { onLine: false, languages: ['en'] }],
  ['in a page that nobody sees', 2, 'document', { visibilityState: 'hidden' }],
])('%s nothing is asked for again', async (_, limit, name, state) => {
  const asked = await show(limit)
  vi.stubGlobal(name, state)
  vi.advanceTimersByTime(A_MINUTE)
  await new Promise((done) => setTimeout(done, 50))
  expect(asked()).toBe(0)
})

test('what the copy answered is asked for again, each once, until the service has answered all', async () => {
  const asked = await show(3)
  vi.advanceTimersByTime(AGAIN)
  await vi.waitFor(() => expect(asked()).toBe(2), LONG)
  isCopy = false
  vi.advanceTimersByTime(AGAIN)
  await vi.waitFor(() => expect(seen).toEqual({ page: null, list: null, oldest: null }), LONG)
  expect(asked()).toBe(4)
  expect(vi.getTimerCount()).toBe(0)
})

test('what the copy answered a moment before the network came back is not left to the next round', async () => {
  await show(5)
  isCopy = false
  pageEvents.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(seen).toEqual({ page: null, list: null, oldest: null }), LONG)
})

/** Reads what nothing is shown of. */
function Unseen() {
  const { data } = useCall('member/ratioChanges', { limit: 4 }, { unseen: true })
  heard = { page: savedAt(data), oldest: useOldestShown(), any: useAnySeen() }
  return null
}

test('what nothing is shown of is no age of what is seen, and is asked for again all the same', async () => {
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { store }, createElement(Unseen)))
  await vi.waitFor(() => expect(heard?.page).toBeTruthy(), LONG)
  expect(heard).toMatchObject({ oldest: null, any: false })
  const before = site.heard.length
  vi.advanceTimersByTime(AGAIN)
  await vi.waitFor(() => expect(site.heard.length).toBe(before + 1), LONG)
})
