import { expect, test } from 'vitest'
import { feeCameBack, standingOf } from './withdrawal-standing.ts'

test.each([
  ['fail', 'cancelled', 'cancelled'],
  ['fail', 'refused', 'fail'],
  ['fail', undefined, 'fail'],
  ['success', null, 'success'],
] as const)(
  'a withdrawal of the status %s, for the reason %s, stands as %s',
  (status, why, stands) => {
    expect(standingOf({ status, why })).toBe(stands)
  },
)

test('the fee came back with the amount but where a payment was tried, or nobody knows', () => {
  const all = [
    'cancelled',
    'refused',
    'reverted',
    'receiverRefuses',
    'receiverReverted',
    null,
    undefined,
  ]
  expect(all.map(feeCameBack)).toEqual([true, true, true, true, false, false, false])
})
