import { expect, test } from 'vitest'
import { barShares, lineShares, smoothPath } from './chart-scale.ts'

test('bars stand on zero, whatever the figures', () => {
  expect(barShares([])).toEqual([])
  expect(barShares([0n, 0n])).toEqual([0, 0])
  expect(barShares([10n ** 40n, 5n * 10n ** 39n])).toEqual([1, 0.5])
})

test('a line runs from its smallest to its largest figure, a flat one in the middle', () => {
  expect(lineShares([2n, 4n, 3n])).toEqual([0, 1, 0.5])
  expect(lineShares([7n, 7n])).toEqual([0.5, 0.5])
  expect(lineShares([7n])).toEqual([0.5])
})

test('the curve passes through its points', () => {
  expect(smoothPath([])).toBe('')
  expect(
    smoothPath([
      [0, 1],
      [10, 3],
    ]),
  ).toBe('M0 1C5 1 5 3 10 3')
})
