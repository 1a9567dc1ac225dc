import { expect, test } from 'vitest'
import { factsText } from './factsText.ts'

test('a nickname cannot forge a line', () => {
  const text = factsText(
    {
      title: 'Community reward',
      parts: [{ rows: [['Member', 'Ann\r\nAmount: 1,000 BTCW']] }],
    },
    'en',
  )
  expect(text.split('\r\n')).toEqual(['Community reward', '', 'Member: Ann Amount: 1,000 BTCW', ''])
})

test('what has no value has no line, and what has no lines no heading', () => {
  const text = factsText(
    {
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
    },
    'en',
  )
  expect(text).toBe(
    'Fee\r\n\r\nAmount: −0.5 BTCW\r\n\r\nWhere it comes from\r\nNumber: 26112100007\r\n',
  )
})

test('in Chinese a name and its value are parted by a Chinese colon', () => {
  const text = factsText({ title: '收據', parts: [{ rows: [['數量', '1 BTCW']] }] }, 'zh-Hant')
  expect(text).toBe('收據\r\n\r\n數量：1 BTCW\r\n')
})
