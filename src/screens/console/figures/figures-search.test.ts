import { expect, test } from 'vitest'
import { linesBody } from './figures-search.ts'

const day = '2026-11-01'

test('the lines of a day are narrowed to a member, or to an order', () => {
  expect(linesBody({ day })).toEqual({ day })
  expect(linesBody({ day, order: '26110100001' })).toEqual({ day, orderNo: '26110100001' })
  expect(linesBody({ day, order: '26110100001', member: '7' })).toEqual({ day, memberId: '7' })
})

test('what is no number finds nothing, instead of the lines of all', () => {
  expect(linesBody({ day, member: 'ann' })).toBeNull()
  expect(linesBody({ day, order: '訂單' })).toBeNull()
})
