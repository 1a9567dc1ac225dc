import { expect, test } from 'vitest'
import { findingText } from './findingText.ts'

test.each([
  ['member 7: orders 5 T, member 4', 'Ann', 'Ann (UID\u00A07): orders 5 T, member 4'],
  [
    'the team of member 7: 5 T, below are 4',
    'A$1n',
    'the team of A$1n (UID\u00A07): 5 T, below are 4',
  ],
  ['member 7 BTCW: orders 5, pledged 4', null, 'UID\u00A07 BTCW: orders 5, pledged 4'],
  ['7 available BTCW: -1', null, '7 available BTCW: -1'],
])('“%s” names who it is about by nickname and UID', (found, nickname, said) => {
  expect(findingText({ found, nickname })).toBe(said)
})
