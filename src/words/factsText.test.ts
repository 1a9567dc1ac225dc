import { expect, test } from 'vitest'
import { factsText } from './factsText.ts'

test('a nickname cannot forge a line', () => {
  const text = factsText({
    title: 'Community reward',
    parts: [{ rows: [['Member', 'Ann\r\nAmount: 1,000 BTCW']] }],
  })
  expect(text.split('\r\n')).toEqual(['Community reward', '', 'Member: Ann Amount: 1,000 BTCW', ''])
})

test('what has no value has no line, and what has no lines no heading', () => {
  const text = factsText({
    title: 'Fee',
    parts: [
      {
        rows: [
          ['Amount', '−0.5 BTCW'],
          ['Transaction', ''],
        ],
      },
      { heading: 'How it is calculated', rows: [['Order', '']] },
      { heading: 'Where it comes from', rows: [['Number', '26112100007']] },
    ],
  })
  expect(text).toBe(
    'Fee\r\n\r\nAmount: −0.5 BTCW\r\n\r\nWhere it comes from\r\nNumber: 26112100007\r\n',
  )
})
