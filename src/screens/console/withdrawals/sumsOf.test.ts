import { expect, test } from 'vitest'
import { sumsOf } from './sumsOf.ts'

test('what is chosen is summed coin by coin, and one coin is never added to the other', () => {
  expect(
    sumsOf([
      { coin: 'BTCW', amount: 5n },
      { coin: 'BTCWT', amount: 7n },
      { coin: 'BTCW', amount: 6n },
    ]),
  ).toEqual([
    { coin: 'BTCW', count: 2, amount: 11n },
    { coin: 'BTCWT', count: 1, amount: 7n },
  ])
  expect(sumsOf([])).toEqual([])
})
