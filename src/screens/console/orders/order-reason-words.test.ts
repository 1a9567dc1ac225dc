import { expect, test } from 'vitest'
import { orderReasons } from '#shared/reasons.ts'
import { orderReasonWords } from './order-reason-words.ts'

test('every reason that an order failed for is said in words, and one of another release by its name', () => {
  for (const reason of Object.keys(orderReasons))
    expect(orderReasonWords(reason).message).not.toBe(reason)
  expect(orderReasonWords('moonFull').message).toBe('moonFull')
})
