import { Provider } from 'jotai'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { nowhere } from './testing/nowhere.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { usePages } = await import('./usePages.ts')
const { refreshAfter } = await import('./stale.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')

afterAll(() => site.stop())

/** The transfers that were sent, as a screen reads them page by page to the last. `limit` tells the lists of the tests apart. */
function Transfers({ limit }: { limit: number }) {
  const { more } = usePages('asset/transferTo', { limit })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => more?.(), [more === null])
  return null
}

/** Shows a list of two pages until all of it is here; the answer takes it off the screen. */
async function show(limit: number) {
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { store }, createElement(Transfers, { limit })))
  await vi.waitFor(() => expect(pages()).toContain('second'), 10_000)
  return () => root.unmount()
}

const pages = () => site.heard.map(({ body }) => (body as { cursor?: string }).cursor ?? 'first')

beforeEach(() => {
  store.set(tokenAtom, 'Bearer x')
  site.heard.length = 0
  site.reply = (heard, response) => {
    const { cursor } = heard.body as { cursor?: string }
    envelope(200, { result: { list: [], next: cursor ? null : 'second' } })(heard, response)
  }
})

test('a list that is shown again a moment after a write is asked for anew, every page of it', async () => {
  const hide = await show(1)
  hide()
  site.heard.length = 0
  await refreshAfter('asset/transfer')
  expect(pages()).toEqual([])
  await show(1)
  expect(pages()).toEqual(['first', 'second'])
})

test('a list on screen is asked for anew as soon as something was written', async () => {
  await show(2)
  site.heard.length = 0
  await refreshAfter('asset/transfer')
  expect(pages()).toEqual(['first', 'second'])
})

test('a write that has nothing to do with a list leaves it as it is', async () => {
  await show(3)
  site.heard.length = 0
  await refreshAfter('member/modifyUserInfo')
  expect(pages()).toEqual([])
})
