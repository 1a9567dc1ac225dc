import { afterEach, expect, test, vi } from 'vitest'
import { ticker } from './ticker.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever looks by the minute is told as the minute begins, and so of a new day at 00:00 UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:40.250Z') })
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  const { subscribe, now } = ticker(60_000)
  const told: string[] = []
  const stop = subscribe(() => void told.push(new Date(now()).toISOString()))
  vi.advanceTimersByTime(19_749)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['2026-11-22T00:00:00.000Z'])
  vi.advanceTimersByTime(120_000)
  expect(told.slice(1)).toEqual(['2026-11-22T00:01:00.000Z', '2026-11-22T00:02:00.000Z'])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
