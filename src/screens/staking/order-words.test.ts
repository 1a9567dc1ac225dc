import { expect, test } from 'vitest'
import { shareDone } from './order-words.ts'

test.each([
  ['runs', { status: 'success', remainingDays: 20 }, 1 / 3],
  ['runs, by a copy that is older than its end', { status: 'success', remainingDays: -2 }, 1],
  ['ended', { status: 'end', remainingDays: 0 }, 1],
  ['waits for its payment', { status: 'review', remainingDays: 30 }, 0],
  ['failed, so that it has no days left', { status: 'fail', remainingDays: 0 }, 0],
] as const)('the share of its term that has passed, of an order that %s', (_, order, share) => {
  expect(shareDone({ termDays: 30, ...order })).toBeCloseTo(share)
})
