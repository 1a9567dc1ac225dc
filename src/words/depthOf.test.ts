import { expect, test } from 'vitest'
import { depthOf } from './depthOf.ts'

test.each([
  [
    { confirmations: null, asked: 12, isDone: false },
    { seen: '0', needed: '12', share: 0 },
  ],
  [
    { confirmations: 3, asked: 12, isDone: false },
    { seen: '3', needed: '12', share: 0.25 },
  ],
  [
    { confirmations: 30, asked: 12, isDone: false },
    { seen: '12', needed: '12', share: 1 },
  ],
  [
    { confirmations: null, asked: 12, isDone: true },
    { seen: '12', needed: '12', share: 1 },
  ],
  [
    { confirmations: 3, asked: undefined, isDone: false },
    { seen: '3', needed: '–', share: 0 },
  ],
  [
    { confirmations: 3, asked: undefined, isDone: true },
    { seen: '–', needed: '–', share: 0 },
  ],
])('%j', (depth, told) => {
  expect(depthOf(depth)).toEqual(told)
})
