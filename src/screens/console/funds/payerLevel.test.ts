import { expect, test } from 'vitest'
import { type PayerState, payerLevel } from './payerLevel.ts'

const well: PayerState = {
  wallets: [{ address: '0x1', missing: null, held: 10n }],
  books: 10n,
  estimated: { payments: 5_000, cost: 1n, of: 50 },
  topUp: null,
}

const lasts = (payments: number) => ({ estimated: { payments, cost: 1n, of: 50 } })
const wallet = (it: object) => ({
  wallets: [{ address: '0x1', missing: null, held: 10n, ...it }],
})

test.each([
  ['that pays and is full', 'good', {}],
  ['that has paid nothing yet', 'good', { estimated: null }],
  ['that nobody has set up', 'look', { wallets: [] }],
  ['that lasts for 199 payments', 'look', lasts(199)],
  ['that nobody can look at', 'look', { ...wallet({ held: null }), estimated: null }],
  ['that lasts for 19 payments', 'wrong', lasts(19)],
  ['that is empty', 'wrong', { ...wallet({ held: 0n }), estimated: null }],
  ['that lacks something', 'wrong', wallet({ missing: 1n })],
])('a wallet %s is %s', (_, level, change) => {
  expect(payerLevel({ ...well, ...change })).toBe(level)
})
