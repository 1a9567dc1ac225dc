import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { keepAnswers } from './keepAnswers.ts'

const line = {
  ...{ seq: 1, id: '1', journal: '1', kind: 'deposit', type: 'deposit', amount: '1' },
  ...{ balanceAfter: '1', refNo: '1', counterparty: null, hash: null },
  createdAt: '2026-11-21T10:00:00Z',
}

/** Lines of the one account that the service has. */
type Has = { lines: number }

/** What the service answers: lists of nothing, and of the statement what is needed. */
const answersOf = (of: Has): Record<string, (body: never) => object> => ({
  '/api/asset/statement': () => ({
    since: line.createdAt,
    asOf: line.createdAt,
    accounts: [{ coin: 'BTCW', bucket: 'available', lines: of.lines, balance: '1' }],
  }),
  '/api/asset/statementLines': ({ page }: { page: number }) => ({
    list: Array(Math.min(limits.statementPage, of.lines - page * limits.statementPage)).fill(line),
  }),
  '/api/member/ratioChanges': () => ({ list: [], next: null }),
})

/** A page whose member's records are to be kept, before every test another member's: what they have, and what the service answers. */
export async function openRecords() {
  const site = await listen()
  const copies = keepAnswers()
  const { keepRecords } = await import('../keepRecords.ts')
  const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')
  const of: Has = { lines: 0 }
  let member = 0

  const answers = answersOf(of)
  /** What is answered to all else. */
  const elseIs = (code: number) => {
    site.reply = (heard, response) => {
      const result = answers[heard.url]?.(heard.body as never)
      envelope(result ? 200 : code, { result })(heard, response)
    }
  }
  /** Whoever is signed in has so much, base units of BTCW. */
  const holds = (available: bigint) =>
    store.set(memberAtom, { id: '7', balances: { BTCW: { available } } } as never)
  const signedIn = (token: string) => store.set(tokenAtom, token)

  beforeAll(() => loadWords('en'))
  afterAll(() => site.stop())
  beforeEach(() => {
    hasWorker()
    member += 1
    signedIn(`token ${member}`)
    copies.clear()
    holds(5n)
    of.lines = 2 * limits.statementPage + 3
    elseIs(503)
    turnAfter(0)
  })

  const heard = () => site.heard.map(({ url, body }) => ({ path: url.replace('/api/', ''), body }))
  return {
    of,
    copies,
    holds,
    signedIn,
    elseIs,
    /** What was asked for since records were to be kept last. */
    heard,
    /** Has records kept, and answers what was asked for. */
    askedFor: async () => {
      site.heard.length = 0
      await keepRecords()
      return heard()
    },
  }
}

/** It is this device's turn at once, or after so much of the time in which all of them have theirs. */
export const turnAfter = (part: number) => vi.spyOn(Math, 'random').mockReturnValue(part)

function hasWorker() {
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
}
