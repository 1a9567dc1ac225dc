import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { keepAnswers } from './testing/keepAnswers.ts'

const site = await listen()
const copies = keepAnswers()
const { keepRecords } = await import('./keepRecords.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

/** Whoever is signed in has so much, base units of BTCW. */
const holds = (available: bigint) =>
  store.set(memberAtom, { id: '7', balances: { BTCW: { available } } } as never)

const line = {
  ...{ seq: 1, id: '1', journal: '1', kind: 'deposit', type: 'deposit', amount: '1' },
  ...{ balanceAfter: '1', refNo: '1', counterparty: null, hash: null },
  createdAt: '2026-11-21T10:00:00Z',
}

/** Lines of the one account that the service has. */
let lines = 0

const accounts = () => [{ coin: 'BTCW', bucket: 'available', lines, balance: '1' }]

const pageOf = ({ page }: { page: number }) =>
  Array(Math.min(limits.statementPage, lines - page * limits.statementPage)).fill(line)

/** What the service answers: lists of nothing, and of the statement what is needed. */
const answers: Record<string, (body: never) => object> = {
  '/api/asset/statement': () => ({
    since: line.createdAt,
    asOf: line.createdAt,
    accounts: accounts(),
  }),
  '/api/asset/statementLines': (body) => ({ list: pageOf(body) }),
  '/api/member/ratioChanges': () => ({ list: [], next: null }),
}

/** Has records kept, and answers what was asked for. */
async function askedFor() {
  site.heard.length = 0
  await keepRecords()
  return site.heard.map(({ url, body }) => ({ path: url.replace('/api/', ''), body }))
}

const pathsIn = (asked: { path: string }[]) => asked.map(({ path }) => path)
const pagesIn = (asked: { path: string; body: unknown }[]) =>
  asked
    .filter(({ path }) => path === 'asset/statementLines')
    .map(({ body }) => (body as { page: number }).page)

/** It is this device's turn at once, or after so much of the time in which all of them have theirs. */
const turnAfter = (part: number) => vi.spyOn(Math, 'random').mockReturnValue(part)

/** What is asked for once money has moved. */
async function askedAfterMovement() {
  expect(await askedFor()).toHaveLength(0)
  await vi.waitFor(() => expect(sessionStorage.getItem('bw.kept')).not.toBeNull(), 10_000)
  return site.heard.map(({ url, body }) => ({ path: url.replace('/api/', ''), body }))
}

let member = 0

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => kept.set(place, value),
    removeItem: (place: string) => kept.delete(place),
  })
  member += 1
  store.set(tokenAtom, `token ${member}`)
  copies.clear()
  holds(5n)
  lines = 2 * limits.statementPage + 3
  site.reply = (heard, response) => {
    const result = answers[heard.url]?.(heard.body as never)
    envelope(result ? 200 : 503, { result })(heard, response)
  }
  turnAfter(0)
})

test('lists of orders are kept as orders go on, so that one that does so meanwhile is in one of them', async () => {
  const asked = (await askedFor())
    .filter(({ path }) => path === 'product/order')
    .map(({ body }) => (body as { status: string }).status)
  expect(asked).toEqual(['review', 'success', 'end', 'fail'])
})

test('records are kept once in a while; once money has moved those that hold it, and the rest when it is a day old', async () => {
  const first = pathsIn(await askedFor())
  expect(first.length).toBeGreaterThan(20)
  expect(first).toContain('member/ratioChanges')
  expect(await askedFor()).toHaveLength(0)
  holds(4n)
  const moved = pathsIn(await askedAfterMovement())
  expect(moved).toEqual(expect.arrayContaining(['asset/flowRecord', 'product/order']))
  expect(moved).not.toContain('member/ratioChanges')
  expect(await askedFor()).toHaveLength(0)
  copies.age(86_400_000)
  holds(3n)
  expect(pathsIn(await askedAfterMovement())).toContain('member/ratioChanges')
})

test('a page of the statement is kept once it is whole, and again only where it has more lines', async () => {
  expect(pagesIn(await askedFor())).toEqual([2, 1])
  holds(4n)
  expect(pagesIn(await askedAfterMovement())).toEqual([])
  lines += 1
  holds(3n)
  expect(pagesIn(await askedAfterMovement())).toEqual([2])
})

test('devices whose money moves in the same second ask one after the other, and a page that is left before asks at once', async () => {
  await askedFor()
  const later = vi.spyOn(globalThis, 'setTimeout')
  turnAfter(0.5)
  holds(4n)
  expect(await askedFor()).toHaveLength(0)
  expect(await askedFor()).toHaveLength(0)
  expect(later.mock.calls.map(([, time]) => time)).toEqual([5 * 60_000])
  expect(sessionStorage.getItem('bw.kept')).toBeNull()
})
