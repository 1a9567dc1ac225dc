import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenLocale } from './chosenLocale.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
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
  kept.set('bw.locale', 'zh-Hant')
  expect(chosenLocale()).toBe('zh-Hant')
})

test('a saved choice that is no language of ours is no choice', () => {
  speaks('en-US')
  kept.set('bw.locale', 'xx')
  expect(chosenLocale()).toBe('en')
})

test('a language that the tab is named after wins over a saved choice, another name does not', () => {
  kept.set('bw.locale', 'zh-Hant')
  vi.stubGlobal('window', { name: 'en' })
  expect(chosenLocale()).toBe('en')
  vi.stubGlobal('window', { name: 'payment' })
  expect(chosenLocale()).toBe('zh-Hant')
})
