import { expect, test } from 'vitest'
import { differing, draftOf, missingIn, sameFields, TEXT_PARTS } from './texts.ts'

const written = { 'title.en': 'A', 'body.en': 'b', 'title.zh': '甲', 'body.zh': '' }

test('a language that was left out is named, spaces are no text', () => {
  expect(missingIn(written, TEXT_PARTS)).toEqual(['body.zh'])
  expect(missingIn({ ...written, 'title.zh': ' \n' }, TEXT_PARTS)).toEqual(['title.zh', 'body.zh'])
})

test('spaces at the ends are no change; another word is', () => {
  expect(sameFields(written, { ...written, 'body.en': 'b\n' })).toBe(true)
  expect(sameFields(written, { ...written, 'body.en': 'c' })).toBe(false)
})

test('what was emptied stays empty in a draft, and what was never typed is no draft', () => {
  expect(draftOf({}, written)).toBeUndefined()
  expect(draftOf({ token: '3', 'title.en': 'B' }, written)).toEqual({
    token: '3',
    fields: { 'title.en': 'B', 'body.en': '', 'title.zh': '', 'body.zh': '' },
  })
})

test('of two long texts only the lines that differ are shown, with a line on each side', () => {
  const lines = ['one', 'two', 'three', 'four', 'five']
  const mine = { ...written, 'body.en': lines.join('\n') }
  const theirs = { ...written, 'body.en': lines.with(2, 'drei').join('\n') }
  expect(differing(mine, theirs)).toEqual({
    before: { 'body.en': '…\ntwo\nthree\nfour\n…' },
    after: { 'body.en': '…\ntwo\ndrei\nfour\n…' },
  })
  expect(differing(mine, mine)).toEqual({ before: {}, after: {} })
  const added = { ...written, 'body.en': 'b\nc' }
  expect(differing(written, added)).toEqual({
    before: { 'body.en': 'b' },
    after: { 'body.en': 'b\nc' },
  })
})
