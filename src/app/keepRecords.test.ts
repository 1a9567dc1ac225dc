import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'

const site = await listen()
const { keepRecords } = await import('./keepRecords.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

/** Whoever is signed in has so much, base units of BTCW. */
const holds = (available: bigint) =>
  store.set(memberAtom, { id: '7', balances: { BTCW: { available } } } as never)

/** Has records kept, and answers what was asked for. */
async function askedFor() {
  site.heard.length = 0
  await keepRecords()
  return site.heard
}

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => kept.set(place, value),
  })
  store.set(tokenAtom, 'token')
  holds(5n)
  site.reply = envelope(503)
})

test('lists of orders are kept as orders go on, so that one that does so meanwhile is in one of them', async () => {
  const asked = (await askedFor())
    .filter(({ url }) => url.endsWith('/product/order'))
    .map(({ body }) => (body as { status: string }).status)
  expect(asked).toEqual(['review', 'success', 'end', 'fail'])
})

test('records are kept once in a while, and again when money has moved: there are lines that were not kept', async () => {
  const many = (await askedFor()).length
  expect(many).toBeGreaterThan(20)
  expect(await askedFor()).toHaveLength(0)
  holds(4n)
  expect(await askedFor()).toHaveLength(many)
  expect(await askedFor()).toHaveLength(0)
})
