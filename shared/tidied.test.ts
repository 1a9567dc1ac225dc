import { expect, test } from 'vitest'
import { numberPasted, tidied } from './tidied.ts'

test('blanks, full-width letters and a large X are what an address was pasted with', () => {
  expect(tidied(' 0X71C7 656E\n')).toBe('0x71C7656E')
  expect(tidied('１２３ ４５６')).toBe('123456')
  expect(tidied('\u200bann\u202c@x\ufe0f.com\u200e')).toBe('ann@x.com')
})

test.each([
  '100042',
  ' 100042 ',
  'UID 100042',
  'uid100042',
  'No. 100042',
  '編號 100042',
  '１０００４２',
])('“%s” is the number 100042', (typed) => {
  expect(numberPasted(typed)).toBe('100042')
})

test.each(['UID', 'Ann 7', '7 Ann', 'Ｓｔａｒ', 'withdrawal 12', ''])(
  '“%s” is no number',
  (typed) => {
    expect(numberPasted(typed)).toBe(typed)
  },
)
