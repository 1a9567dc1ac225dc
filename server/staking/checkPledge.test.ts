import { expect, test } from 'vitest'
import { ONE, parseAmount } from '#shared/money.ts'
import { checkPledge } from './checkPledge.ts'

const coin = { symbol: 'BTCW', tPerCoin: ONE / 10n, pledge: { balance: true, wallet: true } }
const plan = { id: 'd30', termDays: 30, weight: ONE, minAmount: 0n }
const terms = { plans: [plan], coinSet: [coin] } as never

const asked = (amount: bigint) =>
  checkPledge(terms, 'balance', { coin: 'BTCW', amount, planId: 'd30' })

test('where a term asks for no least amount, something must count all the same', () => {
  const least = { min: '0.00000000000000001', coin: 'BTCW' }
  expect(() => asked(9n)).toThrow(
    expect.objectContaining({
      because: 'amountTooSmall',
      details: { values: least, field: 'amount' },
    }),
  )
  expect(asked(10n).stakedT).toBe(1n)
})

test('what would count for more T than an amount can say is refused, with the largest amount that does not', () => {
  const tenfold = { plans: [plan], coinSet: [{ ...coin, tPerCoin: 10n * ONE }] } as never
  const ask = (amount: bigint) =>
    checkPledge(tenfold, 'wallet', { coin: 'BTCW', amount, planId: 'd30' })
  const max = `${'9'.repeat(26)}.${'9'.repeat(18)}`
  expect(ask(parseAmount(max)).stakedT).toBe(10n * parseAmount(max))
  expect(() => ask(parseAmount(max) + 1n)).toThrow(
    expect.objectContaining({
      because: 'amountTooLarge',
      details: { values: { max, coin: 'BTCW' }, field: 'amount' },
    }),
  )
})
