import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { homeAsks } from '#shared/api/homeAsks.ts'
import type { AnyPath } from '#shared/api/index.ts'
import { start } from '#shared/api/start.ts'
import { envelope, listen } from './testing/listen.ts'

const site = await listen()
const { post } = await import('./post.ts')
const { readAnswer, wireBody } = await import('./request.ts')
const { openAskedAhead } = await import('./asked-ahead.ts')
const { lastRequests } = await import('./lastRequests.ts')
const { refresh } = await import('./refresh.ts')
const { loadWords } = await import('#src/words/loadWords.ts')
const { forget } = await import('#src/session/forget.ts')
const { localeAtom, store, tokenAtom } = await import('#src/session/session.ts')
const { clock } = await import('#src/words/clock.ts')

const ads = (title: string) => ({ list: [{ id: '1', title, image: '', link: null }] })
const mine = { week: '2026-W47', from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' }
const ranking = { ...mine, first: null, list: [], me: null }

const answered = (result: object, rest: object = {}) => ({
  text: JSON.stringify({ code: 200, message: '', result }),
  date: new Date().toUTCString(),
  id: 'req-1',
  at: Date.now(),
  ...rest,
})

/** What the page leaves behind. */
const left = (asked: Record<string, unknown>) =>
  openAskedAhead({
    asked: Object.fromEntries(
      Object.entries(asked).map(([key, answer]) => [key, Promise.resolve(answer)]),
    ),
  } as never)

const locale = store.get(localeAtom)
const ADS = `home/ad\n{}\n${locale}\n`
const RANKING = `member/fengyunList\n{}\n${locale}\nBearer mine`

await loadWords('en')

beforeEach(() => {
  vi.useRealTimers()
  site.heard.length = 0
  site.reply = ({ url }, response) =>
    envelope(200, { result: url.endsWith('/ad') ? ads('from the service') : ranking })(
      { url, method: 'POST', headers: {}, body: null },
      response,
    )
  store.set(tokenAtom, 'Bearer mine')
})
afterAll(() => site.stop())

test('a call that the page has made is not made again, whoever asks', async () => {
  left({ [ADS]: answered(ads('ahead')), [RANKING]: answered(ranking) })
  expect((await post('home/ad', {})).list[0]?.title).toBe('ahead')
  expect((await post('home/ad', {})).list[0]?.title).toBe('ahead')
  expect(await post('member/fengyunList', {})).toMatchObject({ week: '2026-W47' })
  expect(site.heard).toEqual([])
  expect(lastRequests.all()[0]).toMatchObject({
    path: 'member/fengyunList',
    id: 'req-1',
    code: 200,
  })
})

test('the time of an answer is that of the moment when it came', async () => {
  const at = Date.now() - 60_000
  left({ [ADS]: answered(ads('ahead'), { at, date: new Date(at).toUTCString() }) })
  await post('home/ad', {})
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
})

test('what was asked in another session is no answer', async () => {
  left({ [RANKING]: answered({ ...ranking, week: '2026-W01' }) })
  store.set(tokenAtom, 'Bearer another')
  expect(await post('member/fengyunList', {})).toMatchObject({ week: '2026-W47' })
  expect(site.heard).toHaveLength(1)
})

test('nor what was asked in another language', async () => {
  left({ ['home/ad\n{}\nfr\n']: answered(ads('ahead')) })
  expect((await post('home/ad', {})).list[0]?.title).toBe('from the service')
})

test('nor is what was asked otherwise, or what the service did not answer', async () => {
  left({ [RANKING]: answered({ ...ranking, week: '2026-W01' }), [ADS]: undefined })
  expect(await post('member/fengyunList', { week: '2026-W47' })).toMatchObject({ week: '2026-W47' })
  expect((await post('home/ad', {})).list[0]?.title).toBe('from the service')
  expect(site.heard).toHaveLength(2)
})

test.each([
  ['after something was done', () => refresh('home/ad')],
  ['after somebody signed out', async () => forget()],
])('%s it is asked of the service', async (_, happens) => {
  vi.useFakeTimers()
  left({ [ADS]: answered(ads('ahead')) })
  await happens()
  vi.useRealTimers()
  expect((await post('home/ad', {})).list[0]?.title).toBe('from the service')
})

test('three seconds after the first call of the app it is asked of the service, however late that call came', async () => {
  vi.useFakeTimers()
  left({ [ADS]: answered(ads('ahead')) })
  vi.advanceTimersByTime(20_000)
  const first = post('home/ad', {})
  await vi.advanceTimersByTimeAsync(2_999)
  expect((await first).list[0]?.title).toBe('ahead')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect((await post('home/ad', {})).list[0]?.title).toBe('from the service')
})

test('what was refused ahead is refused, once', async () => {
  const text = JSON.stringify({ code: 400, message: 'Not now', result: null })
  left({ [ADS]: answered({}, { text }) })
  await expect(post('home/ad', {})).rejects.toMatchObject({ name: 'Refused', message: 'Not now' })
  expect(site.heard).toEqual([])
  expect((await post('home/ad', {})).list[0]?.title).toBe('from the service')
})

test.each(homeAsks)('%s is asked ahead as the app asks it', (path, body, isMine) => {
  const call = start[path as keyof typeof start]
  expect(JSON.stringify(wireBody(path as AnyPath, JSON.parse(body)))).toBe(body)
  expect(isMine).toBe(call.who === 'member')
  expect(readAnswer(path as AnyPath, '{')).toBeNull()
})
