import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

const o = false
const X = true

test('a code without a dark module draws nothing', () => {
  expect(
    qrPath([
      [o, o],
      [o, o],
    ]),
  ).toBe('')
})

test('each run of dark modules in a row is one rectangle, as high as a module', () => {
  expect(
    qrPath([
      [X, X, o, X],
      [o, X, X, o],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 1h2v1h-2z')
})
