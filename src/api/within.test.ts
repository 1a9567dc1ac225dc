import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { within } from './within.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a part of the app that has not arrived after 120 s is lost (specification §9)', async () => {
  let outcome = 'waiting'
  const part = within(limits.chunkTimeout, new Promise(() => {}))
  part.catch((error: Error) => {
    outcome = error.name
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe('ChunkLost')
})

test('a part that fails is lost at once, with the cause', async () => {
  const cause = new Error('404')
  await expect(within(limits.chunkTimeout, Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLost',
    cause,
  })
})

test('a part that arrives leaves no timer behind', async () => {
  expect(await within(limits.chunkTimeout, Promise.resolve('part'))).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})
