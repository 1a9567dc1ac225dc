import { Provider } from 'jotai'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { mutate } from 'swr'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { listKey } from './callKey.ts'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { nowhere } from './testing/nowhere.ts'

knowCalls()

const site = await listen()
const { usePages } = await import('./usePages.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')

afterAll(() => site.stop())

const PATH = 'member/ratioChanges'
const BODY = { limit: 20 }
const ratios = { agent: true, site: false, rewardRatio: '0.1000', subsidyRatio: '0.0000' }

let list: ReturnType<typeof usePages<typeof PATH>> | undefined
function Shown() {
  list = usePages(PATH, BODY)
  return null
}

const rowsFrom = (from: number) =>
  Array.from({ length: 20 }, (_, at) => ({
    ...{ ...ratios, id: String(1_000 - from - at), before: ratios, by: null },
    ...{ createdAt: '2026-11-21T10:00:00.000Z', effectiveFrom: '2026-11-22' },
  }))

test('a page whose answer the cache has dropped can be asked for again', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  site.reply = async (heard, response) => {
    const from = Number((heard.body as { cursor?: string }).cursor ?? 0)
    if (from > 0) await held
    const next = from < 20 ? '20' : null
    envelope(200, { result: { list: rowsFrom(from), next } })(heard, response)
  }
  store.set(tokenAtom, 'Bearer x')
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { store }, createElement(Shown)))
  await vi.waitFor(() => expect(list?.rows).toHaveLength(20), 10_000)

  list?.more?.()
  await vi.waitFor(() => expect(site.heard).toHaveLength(2))
  // What is shown is changed by something else, as an answer that was kept comes late.
  await mutate(listKey(PATH, BODY), (it: object | undefined) => it && { ...it }, {
    revalidate: false,
  })
  release()
  await vi.waitFor(() => expect(list?.isValidating).toBe(false))
  expect(list?.rows).toHaveLength(20)
  list?.more?.()
  await vi.waitFor(() => expect(list?.rows).toHaveLength(40), 5_000)
})
