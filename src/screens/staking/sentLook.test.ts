import { expect, test } from 'vitest'
import { approvedLook, confirmingLook, isLookedFor, type Sent, sentLook } from './sentLook.ts'

const order = (facts: Partial<Sent>): Sent => ({
  status: 'review',
  hash: `0x${'ab'.repeat(32)}`,
  hashState: null,
  confirmations: null,
  ...facts,
})

test.each([
  ['no hash, and it still waits', { hash: null }, 'later'],
  ['no hash, and its time is over', { hash: null, status: 'fail' }, 'later'],
  ['a hash that the chain’s node does not know', {}, 'now'],
  ['a hash that was never found', { status: 'fail' }, 'failed'],
  ['a transaction that waits for its block', { hashState: 'pending' }, 'done'],
  ['a transaction that was replaced', { hashState: 'replaced', status: 'fail' }, 'done'],
  ['a payment that was seen', { confirmations: 1 }, 'done'],
  ['an answer kept by a release that did not say', { hashState: undefined }, 'done'],
] as const)('sent to Bitwave: %s', (_, facts, look) => {
  expect(sentLook(order(facts as Partial<Sent>))).toBe(look)
})

test.each([
  ['nothing was sent', { hash: null }, ['failed', 'later', 'later']],
  ['it was never found', {}, ['done', 'failed', 'later']],
  ['it did not pay', { hashState: 'reverted' }, ['done', 'done', 'failed']],
  ['the chain took it back', { confirmations: 1 }, ['done', 'done', 'failed']],
] as const)('what failed has one cross, where it went no further: %s', (_, facts, looks) => {
  const it = order({ status: 'fail', ...facts } as Partial<Sent>)
  expect([approvedLook(it), sentLook(it), confirmingLook(it)]).toEqual(looks)
})

test.each([
  ['is not known to the node', {}, true],
  ['waits for its block', { hashState: 'pending' }, false],
  ['is a payment that was seen', { confirmations: 1 }, false],
  ['was never found, so that the order failed', { status: 'fail' }, false],
  ['was not named', { hash: null }, false],
  ['an older release says nothing of', { hashState: undefined }, false],
] as const)('whether a transaction is still looked for that %s', (_, facts, looked) => {
  expect(isLookedFor(order(facts as Partial<Sent>))).toBe(looked)
})
