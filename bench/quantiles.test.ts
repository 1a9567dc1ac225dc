import { expect, test } from 'vitest'
import { quantiles } from './quantiles.ts'

test('nothing measured has no quantiles', () => {
  expect(quantiles([])).toEqual({ p50: Number.NaN, p99: Number.NaN })
})

test('one measured time is all of them', () => {
  expect(quantiles([7])).toEqual({ p50: 7, p99: 7 })
})

test('the order in which times were measured does not matter, and the list is left as it was', () => {
  const times = Array.from({ length: 101 }, (_, i) => 100 - i)
  expect(quantiles(times)).toEqual({ p50: 50, p99: 99 })
  expect(times[0]).toBe(100)
})
