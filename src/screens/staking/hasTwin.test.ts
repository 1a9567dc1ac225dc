import { expect, test } from 'vitest'
import { hasTwin } from './hasTwin.ts'

const order = {
  id: '12',
  coin: 'BTCW',
  amount: 10n,
  planId: 'd30',
  termDays: 30,
  stakedT: 100n,
  status: 'review',
  method: 'wallet',
  hash: null,
} as const

/** An older order of the same amount for longer. */
const twin = { ...order, id: '11', planId: 'd360', termDays: 360 } as const

test.each([
  ['waits for a longer term', twin, true],
  ['counts as another T', { ...order, id: '11', stakedT: 99n }, true],
  ['has the terms of another plan', { ...order, id: '11', planId: 'd31' }, true],
  ['has the same terms', { ...order, id: '11' }, false],
  ['is of another amount', { ...twin, amount: 11n }, false],
  ['is of another coin', { ...twin, coin: 'BTCWT' }, false],
  ['is paid from the balance', { ...twin, method: 'balance' }, false],
  ['names its transaction', { ...twin, hash: `0x${'ab'.repeat(32)}` }, false],
  ['has ended', { ...twin, status: 'fail' }, false],
] as const)('beside an order that %s', (_, other, found) => {
  expect(hasTwin(order, [order, other])).toBe(found)
})
