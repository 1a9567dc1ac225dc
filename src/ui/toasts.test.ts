import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toastNow } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast stands for 2 s (specification §9)', () => {
  toast('Copied')
  vi.advanceTimersByTime(1_999)
  expect(toastNow()?.text).toBe('Copied')
  vi.advanceTimersByTime(1)
  expect(toastNow()).toBeNull()
})

test('a newer toast takes the place of the one before, and has 2 s of its own', () => {
  toast('first')
  vi.advanceTimersByTime(1_500)
  toast('second', 'bad')
  vi.advanceTimersByTime(1_999)
  expect(toastNow()).toMatchObject({ text: 'second', kind: 'bad' })
  vi.advanceTimersByTime(1)
  expect(toastNow()).toBeNull()
})
