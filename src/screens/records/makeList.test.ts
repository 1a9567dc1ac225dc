import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordRow } from '#shared/records/record-cells.ts'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { NotKept } from './NotKept.ts'
import type { Wanted } from './Wanted.ts'
import { wholeFrom } from './wholeFrom.ts'

const site = await listen()
const { chosenOf, makeList } = await import('./makeList.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

const rows: RecordRow[] = [
  { at: '2026-11-21T00:00:00.000Z', coin: 'BTCW', cells: ['d'] },
  { at: '2026-11-20T23:59:59.999Z', coin: 'BTCWT', cells: ['c'] },
  { at: '2026-11-19T00:00:00.000Z', coin: 'BTCW', cells: ['b'] },
  { at: '2026-11-18', cells: ['a'] },
]
const ALL = { from: null, to: null, coin: 'all' } as const
const cells = (chosen: readonly RecordRow[]) => chosen.flatMap(({ cells }) => cells ?? []).join('')

test('both days are in it, the last to its end', () => {
  expect(cells(chosenOf(rows, { ...ALL, from: '2026-11-19', to: '2026-11-20' }, null))).toBe('cb')
  expect(cells(chosenOf(rows, { ...ALL, from: '2026-11-18', to: '2026-11-18' }, null))).toBe('a')
})

test('records of no coin are of every coin', () => {
  expect(cells(chosenOf(rows, { ...ALL, coin: 'BTCW' }, null))).toBe('dba')
})

test('several lists are put together, the newest first, as far back as all of them go', () => {
  expect(cells(chosenOf(rows.toReversed(), ALL, null))).toBe('dcba')
  expect(cells(chosenOf(rows, ALL, wholeFrom('2026-11-19T00:00:00.000Z')))).toBe('dc')
})

test('of a day there is one row: the last that is known is in the file that is complete from it on', () => {
  expect(cells(chosenOf(rows, ALL, wholeFrom('2026-11-18')))).toBe('dcba')
})

test('what is of another kind is not told', () => {
  const other = rows.map((row, i) => (i === 1 ? { ...row, cells: null } : row))
  expect(chosenOf(other, ALL, null)).toHaveLength(3)
})

const order = (id: string, status: string) => ({
  ...{ id, no: `2611210000${id}`, coin: 'BTCW', amount: '1', stakedT: '1', method: 'balance' },
  ...{ planId: 'd30', termDays: 30, remainingDays: 30, status, reason: null, earned: '0' },
  ...{ createdAt: `2026-11-21T00:00:0${id}.000Z`, startsAt: null, endsAt: null, hash: null },
  confirmations: null,
})
const nothing = () => {}
const collecting = {
  signal: new AbortController().signal,
  onWaiting: nothing,
  onProgress: nothing,
}

test('an order that goes on while its list is read is in the file once, as it was read last', async () => {
  // Each time somebody has asked, all of them are one step further.
  const ways = [
    ['review', 'success', 'success', 'success'],
    ['review', 'review', 'end', 'end'],
    ['review', 'success', 'fail', 'fail'],
    ['success', 'end', 'end', 'fail'],
  ]
  let asked = 0
  site.reply = (heard, response) => {
    const { status } = heard.body as { status: string }
    const list = ways
      .map((way, i) => order(String(i), way[asked] ?? ''))
      .filter((one) => one.status === status)
    asked += 1
    envelope(200, { result: { list, next: null } })(heard, response)
  }
  const wanted: Wanted = { what: 'orders', layout: 'own', ...ALL }
  const { file, count } = await makeList('orders', wanted, collecting)
  const numbers = [...(await file.text()).matchAll(/"2611210000(\d)"/g)].map(([, no]) => no)
  expect(numbers).toEqual(['3', '2', '1', '0'])
  expect(count).toBe(4)
})

test('a service that goes away between two lists of a file is waited for', async () => {
  const asked: unknown[] = []
  site.reply = (heard, response) => {
    asked.push((heard.body as { limit?: number }).limit)
    if (asked.length === 2) response.destroy()
    else envelope(200, { result: { list: [], next: null } })(heard, response)
  }
  const wanted: Wanted = { what: 'transfers', layout: 'own', ...ALL }
  const { saved } = await makeList('transfers', wanted, collecting)
  // Never for what this device may have kept of it: the first list is not.
  expect([asked, saved]).toEqual([[100, 100, 100], null])
})

test('the name of a file is of no day before it is complete, and of none after it was asked for', async () => {
  site.reply = (heard, response) => {
    if ((heard.body as { cursor?: string }).cursor) return response.destroy()
    response.setHeader('x-kept-at', String(Date.parse('2026-11-21T09:00:00.000Z')))
    const { no, ...rest } = order('1', 'success')
    const list = [{ ...rest, no, createdAt: '2026-06-01T12:00:00.000Z' }]
    const next = 'further'
    return envelope(200, { result: { list, next } })(heard, response)
  }
  const wanted: Wanted = {
    what: 'orders',
    layout: 'own',
    ...ALL,
    from: '2026-01-01',
    to: '2026-12-31',
  }
  const { file, completeFrom } = await makeList('orders', wanted, collecting)
  expect([completeFrom, file.name]).toEqual([
    '2026-06-01T12:00:00.001Z',
    'bitwave-orders-2026-06-01-2026-11-21.csv',
  ])
})

test('of a time that is over before what is on this device begins there is no list, not an empty one', async () => {
  site.reply = (heard, response) => {
    if ((heard.body as { cursor?: string }).cursor) return response.destroy()
    response.setHeader('x-kept-at', String(Date.parse('2026-11-21T09:00:00.000Z')))
    const list = [{ ...order('1', 'success'), createdAt: '2026-06-01T12:00:00.000Z' }]
    return envelope(200, { result: { list, next: 'further' } })(heard, response)
  }
  const wanted: Wanted = { what: 'orders', layout: 'own', ...ALL, from: '2026-01-01' }
  const asked = (to: string) => makeList('orders', { ...wanted, to }, collecting)
  await expect(asked('2026-05-31')).rejects.toThrow(NotKept)
  expect((await asked('2026-06-01')).count).toBe(0)
})

test('a coin that was chosen for another list takes nothing out of one that has no choice of coins', async () => {
  const list = ['BTCW', 'BTCWT'].map((coin, i) => ({
    ...{ id: String(i), kind: 'deposit', title: null, body: null, coin, amount: '1', no: null },
    ...{ read: true, refType: null, refId: null, createdAt: '2026-11-21T00:00:00.000Z' },
  }))
  site.reply = envelope(200, { result: { list, next: null, unread: 0 } })
  const wanted: Wanted = { what: 'messages', layout: 'own', ...ALL, coin: 'BTCW' }
  const { file, count } = await makeList('messages', wanted, collecting)
  expect([count, file.name.includes('BTCW')]).toEqual([2, false])
})

test('the name of a file of a time that has not begun is of the day on which it was asked for', async () => {
  site.reply = envelope(200, { result: { list: [], next: null } })
  const wanted: Wanted = { what: 'orders', layout: 'own', ...ALL, from: '9999-01-01' }
  const { file } = await makeList('orders', wanted, collecting)
  const [, first, last] = /^bitwave-orders-(.{10})-(.{10})\.csv$/.exec(file.name) ?? []
  expect(first).toBe(last)
})
