import { expect, test } from 'vitest'
import { personText } from './personText.ts'

test('a member is named by nickname and UID, in the signs of the language', () => {
  expect(personText({ id: '7', nickname: 'Ann' }, 'en')).toBe('Ann (UID\u00A07)')
  expect(personText({ id: '7', nickname: '林怡君' }, 'zh-Hant')).toBe('林怡君（UID\u00A07）')
})

test('one whose nickname is not known is named by UID', () => {
  expect(personText({ id: '7', nickname: null }, 'zh-Hant')).toBe('UID\u00A07')
})
