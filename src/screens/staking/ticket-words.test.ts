import { expect, test } from 'vitest'
import { outcomeOf } from './ticket-words.ts'

test.each([
  ['whose hash alone is known is not called paid', 'review', null, 'open'],
  ['whose payment shows in a block is paid', 'review', 1, 'paid'],
  ['that started runs', 'success', 12, 'runs'],
  ['that ended since ran', 'end', null, 'runs'],
  ['that failed has failed, whatever was seen before', 'fail', 3, 'failed'],
] as const)('an order of a ticket %s', (_, status, confirmations, outcome) => {
  expect(outcomeOf({ status, confirmations })).toBe(outcome)
})
