import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { firstWay } from './firstWay.ts'

type Open = { balance: boolean; wallet: boolean }

const OPEN: Open = { balance: true, wallet: true }

/** Two terms, of at least 100 T and 10 T; 1 BTCW counts 10 T. */
const terms = ({ BTCW = OPEN, BTCWT = OPEN }: { BTCW?: Open; BTCWT?: Open } = {}) =>
  ({
    parameters: { plans: [{ minAmount: 100n * ONE }, { minAmount: 10n * ONE }] },
    coinSet: [
      { symbol: 'BTCW', tPerCoin: 10n * ONE, pledge: BTCW },
      { symbol: 'BTCWT', tPerCoin: ONE, pledge: BTCWT },
    ],
  }) as Parameters<typeof firstWay>[1]

const holding = (BTCW: bigint, BTCWT: bigint) =>
  ({
    balances: { BTCW: { available: BTCW * ONE }, BTCWT: { available: BTCWT * ONE } },
  }) as Parameters<typeof firstWay>[0]

test.each([
  ['nothing', 0n, 0n, 'wallet', 'BTCWT'],
  ['too little BTCWT for any term', 0n, 9n, 'wallet', 'BTCWT'],
  ['enough BTCWT for the lower term', 0n, 10n, 'balance', 'BTCWT'],
  ['enough BTCW for the lower term', 1n, 0n, 'balance', 'BTCW'],
  ['BTCW that counts more', 20n, 150n, 'balance', 'BTCW'],
  ['BTCWT that counts more', 10n, 150n, 'balance', 'BTCWT'],
  ['both, counting the same', 15n, 150n, 'balance', 'BTCWT'],
] as const)('whoever holds %s begins with it, or with a wallet', (_, BTCW, BTCWT, method, coin) => {
  expect(firstWay(holding(BTCW, BTCWT), terms())).toEqual({ method, coin })
})

test('nobody begins with a way that the operators have shut', () => {
  const shut = { balance: false, wallet: false }
  const toWallets = { balance: false, wallet: true }
  const both = holding(20n, 150n)
  expect(firstWay(both, terms({ BTCW: shut }))).toEqual({ method: 'balance', coin: 'BTCWT' })
  expect(firstWay(both, terms({ BTCW: toWallets, BTCWT: shut }))).toEqual({
    method: 'wallet',
    coin: 'BTCW',
  })
  expect(firstWay(both, terms({ BTCW: shut, BTCWT: shut }))).toEqual({
    method: 'balance',
    coin: 'BTCWT',
  })
})

test('a coin that counts nothing is no way', () => {
  const uncounted = terms()
  for (const it of uncounted.coinSet)
    if (it.symbol === 'BTCW') Object.assign(it, { tPerCoin: null })
  expect(firstWay(holding(20n, 0n), uncounted)).toEqual({ method: 'wallet', coin: 'BTCWT' })
})
