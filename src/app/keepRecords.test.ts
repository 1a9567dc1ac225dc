import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'

const site = await listen()
const { keepRecords } = await import('./keepRecords.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

test('lists of orders are kept as orders go on, so that one that does so meanwhile is in one of them', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} } })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  store.set(tokenAtom, 'token')
  site.reply = envelope(503)
  await keepRecords()
  const asked = site.heard
    .filter(({ url }) => url.endsWith('/product/order'))
    .map(({ body }) => (body as { status: string }).status)
  expect(asked).toEqual(['review', 'success', 'end', 'fail'])
})
