import { afterEach, expect, test, vi } from 'vitest'
import { clock } from './clock.ts'
import { leftText, nextTurn } from './nextTurn.ts'

const at = (time: string) => Date.parse(time)

afterEach(() => {
  clock.hear(new Date().toUTCString())
  vi.useRealTimers()
})

test('rewards come at the next 00:00 UTC, and at that very moment a day later', () => {
  expect(nextTurn('day', at('2026-11-21T23:59:59Z'))).toBe(at('2026-11-22T00:00:00Z'))
  expect(nextTurn('day', at('2026-11-22T00:00:00Z'))).toBe(at('2026-11-23T00:00:00Z'))
})

test('the week ends on Monday 00:00 UTC, over the end of a year too', () => {
  expect(nextTurn('week', at('2026-11-22T23:59:59Z'))).toBe(at('2026-11-23T00:00:00Z'))
  expect(nextTurn('week', at('2026-11-23T00:00:00Z'))).toBe(at('2026-11-30T00:00:00Z'))
  expect(nextTurn('week', at('2026-12-31T10:00:00Z'))).toBe(at('2027-01-04T00:00:00Z'))
})

test('a phone whose clock is hours wrong counts down by the time of the service', () => {
  vi.useFakeTimers({ now: at('2026-11-22T14:40:00Z') })
  clock.hear(new Date(at('2026-11-21T21:40:00Z')).toUTCString())
  const now = clock.now()
  expect(leftText(nextTurn('day', now) - now, 'en')).toBe('2 h 20 min')
  expect(leftText(nextTurn('week', now) - now, 'zh-Hant')).toBe('1 天 2 小時')
})

test.each([
  [2 * 86_400_000 + 4 * 3_600_000, '2 d 4 h', '2 天 4 小時'],
  [86_400_000, '1 d', '1 天'],
  [3 * 3_600_000 + 12 * 60_000 - 1, '3 h 12 min', '3 小時 12 分'],
  [3_600_000, '1 h', '1 小時'],
  [61_000, '2 min', '2 分'],
  [60_000, '1 min', '1 分'],
  [41_500, '42 s', '42 秒'],
  [0, '0 s', '0 秒'],
  [-5, '0 s', '0 秒'],
])('what is left of %i ms is said in two units at most', (left, en, zh) => {
  expect(leftText(left, 'en')).toBe(en)
  expect(leftText(left, 'zh-Hant')).toBe(zh)
})
