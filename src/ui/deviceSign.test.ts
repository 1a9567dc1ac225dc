import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['de-DE', ','],
  ['en-GB', '.'],
  ['zh-TW', '.'],
  // No tag, as browsers without a language say it.
  ['C', '.'],
  ['en_US.UTF-8', '.'],
  [undefined, '.'],
])('the decimals of a device whose language is %s stand after %s', async (language, sign) => {
  vi.stubGlobal('navigator', { language })
  const { deviceSign } = await import('./deviceSign.ts')
  expect(deviceSign()).toBe(sign)
})
