import { expect, test } from 'vitest'
import { feeCameBack, standingOf } from './withdrawal-standing.ts'

test.each([
  ['review', null, 'review'],
  ['approved', null, 'approved'],
  ['sending', null, 'sending'],
  ['sent', null, 'sent'],
  ['paid', null, 'success'],
  ['returned', 'cancelled', 'cancelled'],
  ['returned', 'refused', 'fail'],
  ['returned', undefined, 'fail'],
] as const)('a withdrawal at the step %s, for the reason %s, stands as %s', (step, why, stands) => {
  expect(standingOf({ step, why })).toBe(stands)
})

test('the fee came back with the amount but where a payment was tried, or nobody knows', () => {
  const all = [
    'cancelled',
    'refused',
    'reverted',
    'receiverRefuses',
    'frozen',
    'receiverReverted',
    null,
    undefined,
  ]
  expect(all.map(feeCameBack)).toEqual([true, true, true, true, true, false, false, false])
})
