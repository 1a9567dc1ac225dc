import { expect, test, vi } from 'vitest'
import { newKey } from './newKey.ts'

test('a key is a UUID that nobody else has, also where the page came without https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 1_000 }, newKey)
  vi.unstubAllGlobals()
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(keys.filter((it) => !uuid.test(it))).toEqual([])
  expect(new Set(keys).size).toBe(1_000)
})
