import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = { en: 'manifest.webmanifest', 'zh-Hant': 'public/manifest.zh-Hant.webmanifest' }

const read = (locale: keyof typeof FILES) => JSON.parse(readFileSync(FILES[locale], 'utf8'))

/** What is for people to read. */
const WORDS = ['lang', 'description', 'name', 'label']

const withoutWords = (part: unknown): unknown => {
  // A picture of the app shows its words.
  if (typeof part === 'string') return part.replace(/-zh\.png$/, '.png')
  if (Array.isArray(part)) return part.map(withoutWords)
  if (typeof part !== 'object' || part === null) return part
  const rest = Object.entries(part).filter(([name]) => !WORDS.includes(name))
  return Object.fromEntries(rest.map(([name, value]) => [name, withoutWords(value)]))
}

test('the app is the same whichever language it was installed in', () => {
  expect(withoutWords(read('zh-Hant'))).toEqual(withoutWords(read('en')))
})

test('what people read of it is in the language', () => {
  const { lang, description, shortcuts, screenshots } = read('zh-Hant')
  expect(lang).toBe('zh-Hant')
  const words = [description, ...shortcuts.map(({ name }: { name: string }) => name)]
  for (const word of [...words, ...screenshots.map(({ label }: { label: string }) => label)]) {
    expect(word).toMatch(/\p{Script=Han}/u)
  }
})
