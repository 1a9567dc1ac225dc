import { expect, test } from 'vitest'
import { earnedOn } from './earnedOn.ts'

const order = { status: 'success', startDay: '2026-11-20', endDay: '2026-12-20' } as const

test('decisions §4: an order counts from the midnight after its first day up to that of its last', () => {
  expect(earnedOn(order, '2026-11-20')).toBe(false)
  expect(earnedOn(order, '2026-11-21')).toBe(true)
  expect(earnedOn(order, '2026-12-20')).toBe(true)
  expect(earnedOn(order, '2026-12-21')).toBe(false)
})

test('an order that failed or is in review counts on no day', () => {
  expect(earnedOn({ ...order, status: 'fail' }, '2026-11-21')).toBe(false)
  expect(earnedOn({ status: 'review', startDay: null, endDay: null }, '2026-11-21')).toBe(false)
})
