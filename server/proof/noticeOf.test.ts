import { expect, test } from 'vitest'
import { noticeOf } from './noticeOf.ts'

const AT = '2026-11-21T00:05:00.000Z'

test('a notice counts whoever ever had anything in the books, as the tree has a leaf of each', () => {
  const { body } = noticeOf({ day: AT, at: AT, root: 'ab', count: 7, BTCW: 1n, BTCWT: 0n })
  expect(body.en).toMatch(/^- Members who ever had anything in the books: 7$/m)
  expect(body.zh).toMatch(/^- 帳上曾有記錄的會員數：7$/m)
})
