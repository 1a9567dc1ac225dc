import { expect, test, vi } from 'vitest'
import { readOptions } from './swr.ts'

test.each([
  [1, 3_000, 9_000],
  [4, 24_000, 72_000],
  [400, 24_000, 72_000],
])(
  'a read that failed %i times is asked for again after %i to %i ms',
  (retryCount, least, most) => {
    vi.useFakeTimers()
    const again = vi.fn()
    const times = { retryCount, dedupe: true }
    readOptions.onErrorRetry(new Error('no'), 'key', {}, again, times)
    vi.advanceTimersByTime(least - 1)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(most - least + 1)
    expect(again).toHaveBeenCalledExactlyOnceWith(times)
    vi.useRealTimers()
  },
)
