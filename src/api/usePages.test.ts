import { Provider } from 'jotai'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { clock } from '#src/words/clock.ts'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { nowhere } from './testing/nowhere.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { usePages } = await import('./usePages.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')

afterAll(() => site.stop())

const PAGE = 20
const ROWS = 1_200
/** Rows that are held on either side of those near the screen, a page more where it is begun. */
const HELD = 2 * 200 + 40 + 2 * PAGE

type List = ReturnType<typeof usePages<'member/ratioChanges'>>
let list: List

const NOTHING = { rows: [] as readonly unknown[] } as List

/** A screen that has the list. `limit` tells the lists of the tests apart. */
function Shown({ limit }: { limit: number }) {
  list = usePages('member/ratioChanges', { limit })
  return null
}

const ratios = { agent: true, site: false, rewardRatio: '0.1000', subsidyRatio: '0.0000' }
const rowAt = (at: number) => ({
  ...ratios,
  id: String(ROWS - at),
  before: ratios,
  by: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  effectiveFrom: '2026-11-22',
})

const places = () =>
  site.heard.map(({ body }) => Number((body as { cursor?: string }).cursor ?? 0) / PAGE)

/** The service has these rows, and says that it is so many days later. */
function answerRows(row: (at: number) => object, days = 0) {
  const date = new Date(Date.now() + days * 86_400_000).toUTCString()
  clock.hear(date)
  site.reply = (heard, response) => {
    const from = Number((heard.body as { cursor?: string }).cursor ?? 0)
    const rows = Array.from({ length: PAGE }, (_, at) => row(from + at))
    const next = from + PAGE < ROWS ? String(from + PAGE) : null
    response.setHeader('date', date)
    envelope(200, { result: { list: rows, next } })(heard, response)
  }
}

async function show(limit: number) {
  store.set(tokenAtom, 'Bearer x')
  answerRows(rowAt)
  list = NOTHING
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { store }, createElement(Shown, { limit })))
  await vi.waitFor(() => expect(list.rows).toHaveLength(PAGE), 10_000)
  expect(list.beyond).toMatchObject({ above: 0, below: 0 })
}

/** As rows that are scrolled through tell, to the end of what is known. */
async function grow() {
  const { above, below, look } = list.beyond
  const end = above + list.rows.length + below
  look(Math.max(0, end - 30), end)
  list.more?.()
  await vi.waitFor(() => expect(list.beyond.above + list.rows.length).toBe(end + PAGE), {
    timeout: 10_000,
    interval: 1,
  })
}

test('a page that comes is one request, and however many came before, the same rows are held', async () => {
  await show(1)
  let most = 0
  for (let page = 1; page < ROWS / PAGE; page += 1) {
    site.heard.length = 0
    await grow()
    expect(places()).toEqual([page])
    most = Math.max(most, list.rows.length)
  }
  expect(most).toBeLessThanOrEqual(HELD)
  expect(list.more).toBeNull()
  expect(list.first?.list[0]?.id).toBe(String(ROWS))
})

test('on the way back up the pages that were let go are asked for again, each in its place', async () => {
  await show(2)
  for (let page = 1; page < 40; page += 1) await grow()
  const { above } = list.beyond
  expect(above).toBeGreaterThan(0)
  site.heard.length = 0
  list.beyond.look(above - 30, above)
  await vi.waitFor(() => expect(list.beyond.above).toBe(above - PAGE), 10_000)
  expect(list.rows[0]?.id).toBe(String(ROWS - above + PAGE))
  expect(places()).toEqual([above / PAGE - 1])
  list.beyond.look(0, 12)
  await vi.waitFor(() => expect(list.beyond.above).toBe(0), 10_000)
  expect(list.rows[0]?.id).toBe(String(ROWS))
})

test('a list that is refreshed far down asks for what it holds, and for nothing else', async () => {
  await show(3)
  for (let page = 1; page < 40; page += 1) await grow()
  const { above } = list.beyond
  const held = list.rows
  site.heard.length = 0
  await list.refresh()
  const first = above / PAGE
  expect(places()).toEqual(Array.from({ length: held.length / PAGE }, (_, at) => first + at))
  expect(list.rows).toEqual(held)
  expect(list.beyond.above).toBe(above)
})

test('after a midnight every page that is held is asked for anew, once, with whatever is asked next', async () => {
  await show(4)
  await grow()
  site.heard.length = 0
  answerRows((at) => ({ ...rowAt(at), site: true }), 1)
  await grow()
  expect(places()).toEqual([0, 1, 2])
  expect(list.rows.every(({ site }) => site)).toBe(true)
  site.heard.length = 0
  await grow()
  expect(places()).toEqual([3])
})

test('who leaps to the top of a list from far down is shown what is there now', async () => {
  await show(5)
  for (let page = 1; page < 40; page += 1) await grow()
  site.heard.length = 0
  answerRows((at) => ({ ...rowAt(at), site: at === 0 }))
  list.beyond.look(0, 12)
  await vi.waitFor(
    () => expect(list.rows[0]).toMatchObject({ id: String(ROWS), site: true }),
    5_000,
  )
  expect(places()).toEqual([0])
})
