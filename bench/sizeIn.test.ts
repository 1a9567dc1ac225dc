import { expect, test } from 'vitest'
import { sizeIn } from './sizeIn.ts'

test.each([
  [['distribution', '--orders', 'many'], /--orders many is no number/],
  [['distribution', '--members', '7'], /--members 7 is no number/],
  [['distribution', '--order', '100'], /Unknown option '--order'/],
])('%s is refused in words', (typed, words) => {
  expect(() => sizeIn(typed)).toThrow(words)
})

test('a size goes with the parts it is typed with, and each part has its own where none is', () => {
  const typed = ['distribution', '--orders', '1000000', '--members', '20000']
  expect(sizeIn(typed)).toEqual({
    asked: ['distribution'],
    size: { orders: 1_000_000, members: 20_000 },
  })
  expect(sizeIn(['ledger', 'http'])).toEqual({ asked: ['ledger', 'http'], size: {} })
})
