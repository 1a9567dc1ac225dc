import { expect, test } from 'vitest'
import { type Sent, sentLook } from './sentLook.ts'

const order = (facts: Partial<Sent>): Sent => ({
  status: 'review',
  hash: `0x${'ab'.repeat(32)}`,
  hashState: null,
  confirmations: null,
  ...facts,
})

test.each([
  ['no hash, and it still waits', { hash: null }, 'later'],
  ['no hash, and its time is over', { hash: null, status: 'fail' }, 'failed'],
  ['a hash that the chain’s node does not know', {}, 'now'],
  ['a hash that was never found', { status: 'fail' }, 'failed'],
  ['a transaction that waits for its block', { hashState: 'pending' }, 'done'],
  ['a transaction that was replaced', { hashState: 'replaced', status: 'fail' }, 'done'],
  ['a payment that was seen', { confirmations: 1 }, 'done'],
  ['an answer kept by a release that did not say', { hashState: undefined }, 'done'],
] as const)('sent to Bitwave: %s', (_, facts, look) => {
  expect(sentLook(order(facts as Partial<Sent>))).toBe(look)
})
