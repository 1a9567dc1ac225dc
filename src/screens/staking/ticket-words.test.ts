import { expect, test } from 'vitest'
import { isLost, outcomeOf, type Ticketed } from './ticket-words.ts'

const told = (status: Ticketed['order']['status']) => ({ order: { status } }) as Ticketed

test.each([
  ['with nothing heard says that it has ended', undefined, true],
  ['while its order waited does not go on waiting', told('review'), true],
  ['after its order failed still says why', told('fail'), false],
  ['after its order started still says so', told('success'), false],
] as const)('a ticket that ended %s', (_, ticketed, lost) => {
  expect(isLost({ ended: true, ticketed })).toBe(lost)
  expect(isLost({ ended: false, ticketed })).toBe(false)
})

test.each([
  ['whose hash alone is known is not called paid', 'review', null, 'open'],
  ['whose payment shows in a block is paid', 'review', 1, 'paid'],
  ['that started runs', 'success', 12, 'runs'],
  ['that ended since ran', 'end', null, 'runs'],
  ['that failed has failed, whatever was seen before', 'fail', 3, 'failed'],
] as const)('an order of a ticket %s', (_, status, confirmations, outcome) => {
  expect(outcomeOf({ status, confirmations })).toBe(outcome)
})
