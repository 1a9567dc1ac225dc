import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'

const site = await listen()
const { collectList } = await import('./collectList.ts')
const { READS } = await import('./reads.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

const [read] = READS.withdrawals
if (!read) throw new Error('nothing reads withdrawals')

const withdrawal = (no: number, createdAt: string, status = 'success') => ({
  ...{ id: String(no), no: String(no), coin: 'BTCW', amount: '1', fee: '1', feeCoin: 'BTCW' },
  ...{ method: 'wallet', address: `0x${'a'.repeat(40)}`, status, step: 'paid', reason: null },
  ...{ hash: null, confirmations: null, cancellable: false, createdAt, doneAt: null },
})

/** The two pages of a list; a page that is this device's copy says since when. */
function pages(first: object[], second: object[], keptAt: () => number | null = () => null) {
  site.reply = (heard, response: ServerResponse) => {
    const { cursor } = heard.body as { cursor?: string }
    const at = cursor === undefined ? null : keptAt()
    if (at !== null) response.setHeader('x-kept-at', String(at))
    const result =
      cursor === undefined ? { list: first, next: 'further' } : { list: second, next: null }
    envelope(200, { result })(heard, response)
  }
}

const ALL = { since: null, begun: null }
const waited: boolean[] = []
const collecting = {
  signal: new AbortController().signal,
  onWaiting: (waits: boolean) => void waited.push(waits),
  onProgress: () => {},
}

test('what was written down after a later one is no end of the list where a page ends with it', async () => {
  // Both were asked for at midnight, and the later one came first.
  pages(
    [withdrawal(3, '2026-01-02T00:00:00.000Z'), withdrawal(2, '2025-12-31T23:59:59.990Z')],
    [withdrawal(1, '2026-01-01T00:00:00.005Z')],
  )
  const { rows } = await collectList(read, { since: '2026-01-01', begun: null }, collecting)
  expect(rows.map(({ at }) => at)).toContain('2026-01-01T00:00:00.005Z')
})

test('a copy from before the file was begun is waited out where the service answered first', async () => {
  let copies = 1
  const old = Date.now() - 60_000
  pages(
    [withdrawal(2, '2026-01-02T00:00:00.000Z')],
    [withdrawal(1, '2026-01-01T00:00:00.000Z')],
    () => (copies-- > 0 ? old : null),
  )
  const { rows, saved } = await collectList(read, ALL, collecting)
  expect([rows.length, saved, copies]).toEqual([2, null, -1])
  expect(waited).toContain(true)
})

test('a copy that was kept since is as good as the answer that came late', async () => {
  pages(
    [withdrawal(2, '2026-01-02T00:00:00.000Z')],
    [withdrawal(1, '2026-01-01T00:00:00.000Z')],
    () => Date.now(),
  )
  const { rows } = await collectList(read, ALL, collecting)
  expect(rows).toHaveLength(2)
})

test('what was put together from copies of different times is as old as the oldest of them', async () => {
  const [now, lastMonth] = [Date.now(), Date.now() - 30 * 86_400_000]
  site.reply = (heard, response: ServerResponse) => {
    const { cursor } = heard.body as { cursor?: string }
    response.setHeader('x-kept-at', String(cursor === undefined ? now : lastMonth))
    const no = cursor === undefined ? 2 : 1
    const list = [withdrawal(no, `2026-01-0${no}T00:00:00.000Z`, 'review')]
    envelope(200, { result: { list, next: cursor === undefined ? 'further' : null } })(
      heard,
      response,
    )
  }
  const { rows, saved } = await collectList(read, ALL, collecting)
  expect(rows).toHaveLength(2)
  expect(saved?.getTime()).toBeLessThan(lastMonth + 60_000)
})

/** Offline: what an export has kept, and what a screen has, each with its age in minutes. */
function copies(ofExport: [number, object[]], ofScreen: [number, object[], string | null]) {
  site.reply = (heard, response: ServerResponse) => {
    const { limit } = heard.body as { limit?: number }
    const [age, list, next] = limit === undefined ? ofScreen : [...ofExport, null]
    response.setHeader('x-kept-at', String(Date.now() - age * 60_000))
    envelope(200, { result: { list, next } })(heard, response)
  }
}
const [first, later] = [
  withdrawal(1, '2026-01-01T00:00:00.000Z'),
  withdrawal(2, '2026-01-02T00:00:00.000Z'),
]

test('a whole list that a screen has shown since the last file is what the next one is made of', async () => {
  copies([600, [first]], [5, [later, first], null])
  const { rows, saved } = await collectList(read, ALL, collecting)
  expect(rows).toHaveLength(2)
  expect(saved?.getTime()).toBeGreaterThan(Date.now() - 10 * 60_000)
})

test('one that it has shown before, or only the beginning of, is not', async () => {
  copies([5, [later, first]], [600, [first], null])
  expect((await collectList(read, ALL, collecting)).rows).toHaveLength(2)
  copies([600, [later, first]], [5, [later], 'further'])
  expect((await collectList(read, ALL, collecting)).rows).toHaveLength(2)
})
