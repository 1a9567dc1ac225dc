import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenLocale, saveLocale } from './chosenLocale.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const speaks = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

test.each(['zh-TW', 'zh-HK', 'zh-CN', 'fr-FR', 'ja', 'enm'])(
  'a device that says %s first is spoken to in Traditional Chinese',
  (language) => {
    speaks(language, 'en-US')
    expect(chosenLocale()).toBe('zh-Hant')
  },
)

test.each(['en', 'en-US', 'EN-gb'])('a device that says %s first is spoken to in English', (it) => {
  speaks(it, 'zh-TW')
  expect(chosenLocale()).toBe('en')
})

test('a saved choice wins over the device', () => {
  speaks('en-US')
  saveLocale('zh-Hant')
  expect(chosenLocale()).toBe('zh-Hant')
})

test('a saved choice that is no language of ours is no choice', () => {
  speaks('en-US')
  kept.set('bw.locale', 'xx')
  expect(chosenLocale()).toBe('en')
})
