import { expect, test } from 'vitest'
import { languageOf } from './languageOf.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['en-GB,zh-TW;q=0.9', 'en'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-TW,en;q=0.9', 'zh-Hant'],
  ['fr-FR,en;q=0.8', 'zh-Hant'],
  ['\0', 'zh-Hant'],
] as const)('who asks in "%s" is answered in %s', (header, locale) => {
  expect(languageOf(header)).toBe(locale)
})
