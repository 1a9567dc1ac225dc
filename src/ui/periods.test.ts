import { expect, test } from 'vitest'
import { isBackwards, isHalfTyped, periodOf, yearsBetween } from './periods.ts'

test('a time that ends before it begins is none, one of a single day is', () => {
  expect(isBackwards({ from: '2026-11-21', to: '2026-11-20' })).toBe(true)
  expect(isBackwards({ from: '2026-11-21', to: '2026-11-21' })).toBe(false)
  expect(isBackwards({ from: null, to: '2026-11-21' })).toBe(false)
})

test('the years are those since the sign-up, the latest first', () => {
  expect(yearsBetween('2024-12-31T23:59:59Z', '2026-01-01T00:00:00Z')).toEqual([
    '2026',
    '2025',
    '2024',
  ])
  expect(yearsBetween('2026-05-01', '2026-05-01')).toEqual(['2026'])
})

test('a year is its UTC days', () => {
  expect(periodOf('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})

test('a year is typed digit by digit, and none of them is asked for before the last', () => {
  for (const year of ['0002', '0020', '0202'])
    expect(isHalfTyped({ from: `${year}-11-21`, to: null })).toBe(true)
  expect(isHalfTyped({ from: '2026-11-21', to: '0002-11-21' })).toBe(true)
  expect(isHalfTyped({ from: '20261-11-21', to: null })).toBe(true)
  expect(isHalfTyped({ from: '2026-11-21', to: null })).toBe(false)
})
