import { expect, test } from 'vitest'
import { figure, ratio, table } from './table.ts'

test('what was not measured is shown as such, never as a figure', () => {
  expect(figure(undefined)).toBe('–')
  expect(figure(Number.NaN)).toBe('–')
  expect(ratio(1, undefined)).toBe('–')
  expect(ratio(undefined, 1)).toBe('–')
})

test('figures have the digits that were asked for', () => {
  expect(figure(12_345.678)).toBe('12,346')
  expect(figure(0.5, 2)).toBe('0.50')
  expect(ratio(3, 2)).toBe('1.50')
})

test('columns stand under each other, names to the left and figures to the right', () => {
  const rows = [['call', '/s'], ['pledge', '1,000'], ['page']]
  expect(table(rows)).toBe('call       /s\npledge  1,000\npage')
})
