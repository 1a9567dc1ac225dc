import { afterEach, expect, test, vi } from 'vitest'
import { chosenLocale } from './chosenLocale.ts'
import { saveLocale } from './saveLocale.ts'

afterEach(() => vi.unstubAllGlobals())

/** A storage that keeps, and what is put in its place where none does. */
class Kept extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null
  setItem = (key: string, value: string) => void this.set(key, value)
}

const browser = (localStorage: object) => {
  vi.stubGlobal('Storage', Kept)
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('localStorage', localStorage)
}

test('a choice holds from the next start on, and the tab keeps its name out of it', () => {
  browser(new Kept())
  window.name = 'en'
  saveLocale('zh-Hant')
  expect(chosenLocale()).toBe('zh-Hant')
  expect(window.name).toBe('')
})

test('where the browser keeps nothing, the tab is named after the choice', () => {
  browser({ getItem: () => null, setItem: () => {} })
  saveLocale('zh-Hant')
  expect(chosenLocale()).toBe('zh-Hant')
})
