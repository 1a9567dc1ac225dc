import { expect, test } from 'vitest'
import { amountOf, type Message } from './message-words.ts'

const message: Message = {
  id: 'm1',
  kind: 'deposit',
  refType: 'deposit',
  refId: '1',
  no: null,
  coin: 'BTCW',
  amount: 5n,
  title: null,
  createdAt: '2026-11-21T00:00:00Z',
  read: false,
}

test.each([
  ['deposit', 5n],
  ['transfer_in', 5n],
  ['activity_reward', 5n],
  ['withdrawal_paid', -5n],
] as const)('of %s the amount has the sign of what it did to the balance', (kind, amount) => {
  expect(amountOf({ ...message, kind })).toBe(amount)
})

test('a message without an amount, such as a notice, shows none', () => {
  expect(amountOf({ ...message, kind: 'notice', amount: null })).toBeNull()
})
