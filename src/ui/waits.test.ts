import { beforeEach, expect, test, vi } from 'vitest'
import { keepWait, readWait, secondsLeft } from './waits.ts'

const kept = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
})
beforeEach(() => kept.clear())

const wait = { from: 1_000_000, until: 1_060_000 }

test('nothing kept, or something else under the name, is no wait', () => {
  expect(readWait('.signUp.code', 0)).toBeUndefined()
  expect(readWait(undefined, 0)).toBeUndefined()
  kept.set('bw.draft..signUp.code', '{"from":"now","until":"later"}')
  expect(readWait('.signUp.code', 0)).toBeUndefined()
})

test('a wait goes on by the wall clock after the app was closed (specification §9)', () => {
  keepWait('.signUp.code', wait)
  expect(readWait('.signUp.code', 1_007_400)).toEqual(wait)
  expect(secondsLeft(wait, 1_007_400)).toBe(53)
  expect(secondsLeft(wait, 1_060_000)).toBe(0)
  expect(secondsLeft(wait, 9_000_000)).toBe(0)
})

test('a wait is forgotten when the code that was mailed is no longer good', () => {
  keepWait('.signUp.code', wait)
  expect(readWait('.signUp.code', wait.until + 599_000)).toEqual(wait)
  expect(readWait('.signUp.code', wait.until + 600_000)).toBeUndefined()
})

test('a clock that was set back keeps nobody waiting', () => {
  expect(secondsLeft(wait, 999_999)).toBe(0)
})
