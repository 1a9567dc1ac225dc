import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'
import type { Wanted } from './Wanted.ts'

const site = await listen()
const { makeHistory } = await import('./makeHistory.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

const EDGE = limits.statementPage
const YEAR = Date.UTC(2026, 0, 1)

/** A deposit of 1 a minute; the first line of the second page waited over midnight and was booked after a later one. */
const lines = Array.from({ length: 2 * EDGE }, (_, i) => {
  const minutes = i < EDGE ? i - EDGE + 1 : i - EDGE
  return {
    ...{ seq: i + 1, id: String(i + 1), journal: String(i + 1), kind: 'arrival deposit' },
    ...{ type: 'deposit', amount: '1', balanceAfter: String(i + 1), refNo: `N${i + 1}.` },
    ...{ counterparty: null, hash: null },
    createdAt: new Date(i === EDGE ? YEAR - 10 : YEAR + minutes * 60_000).toISOString(),
  }
})

const account = {
  coin: 'BTCW',
  bucket: 'available',
  lines: lines.length,
  balance: String(lines.length),
}

const wanted: Wanted = { what: 'history', layout: 'own', coin: 'all', from: null, to: null }

/** What the service tells of the account. */
const answer = ({ page }: { page?: number }) =>
  page === undefined
    ? {
        since: '2025-01-01T00:00:00.000Z',
        asOf: '2026-11-21T00:00:00.000Z',
        accounts: [account],
      }
    : { list: lines.slice(page * EDGE, (page + 1) * EDGE) }

test('two years that meet hold every line once, also where a late one is the first of a page', async () => {
  site.reply = (heard, response) => {
    const result = answer(heard.body as { page?: number })
    envelope(200, { result })(heard, response)
  }
  const numbers = async (time: Partial<Wanted>) => {
    const { file } = await makeHistory({ ...wanted, ...time }, collecting)
    return [...(await file.text()).matchAll(/"N(\d+)\."/g)].map(([, no]) => Number(no))
  }
  const told = [
    ...(await numbers({ to: '2025-12-31' })),
    ...(await numbers({ from: '2026-01-01' })),
  ]
  expect(told).toEqual(lines.map(({ seq }) => seq))
})

test('a whole page that this device had kept is waited out too: the hash of a payment came later', async () => {
  let copies = 1
  site.reply = (heard, response) => {
    const body = heard.body as { page?: number }
    const result = answer(body)
    const isCopy = body.page === 0 && copies-- > 0
    if (isCopy) response.setHeader('x-kept-at', String(Date.now() - 60_000))
    const told = isCopy ? result : { ...result, list: result.list?.map((it) => ({ ...it, hash })) }
    envelope(200, { result: body.page === undefined ? result : told })(heard, response)
  }
  const { file, saved } = await makeHistory(wanted, collecting)
  const hashes = [...(await file.text()).matchAll(new RegExp(hash, 'g'))]
  expect([hashes.length, saved]).toEqual([lines.length, null])
})

test('it says how many rows the file has, also where a tax program is told fewer', async () => {
  // The last line but one takes a fee apart from the amount: to a tax program they are one row.
  const paid = lines.map((line, i) => (i < 2 * EDGE - 2 ? line : out(line)))
  site.reply = (heard, response) => {
    const { page } = heard.body as { page?: number }
    const head = answer({})
    const told = { ...head, accounts: [{ ...account, balance: String(2 * EDGE - 4) }] }
    const list = page !== undefined && { list: paid.slice(page * EDGE, (page + 1) * EDGE) }
    envelope(200, { result: list || told })(heard, response)
  }
  for (const layout of ['own', 'tax'] as const) {
    const { file, count } = await makeHistory({ ...wanted, layout }, collecting)
    const rows = (await file.text()).trimEnd().split('\r\n').slice(1)
    expect([layout, count]).toEqual([layout, rows.filter((row) => !/_balance"/.test(row)).length])
  }
})

/** One of the two lines of a transfer. */
const out = (line: (typeof lines)[number]) => ({
  ...line,
  ...(line.seq === 2 * EDGE - 1
    ? { type: 'transfer_out', balanceAfter: String(2 * EDGE - 3) }
    : { type: 'fee', balanceAfter: String(2 * EDGE - 4) }),
  ...{ kind: 'transfer', journal: '999999', amount: '-1' },
})

const hash = `0x${'c'.repeat(64)}`
const nothing = () => {}
const collecting = {
  signal: new AbortController().signal,
  onWaiting: nothing,
  onProgress: nothing,
}
