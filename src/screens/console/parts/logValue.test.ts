import { expect, test } from 'vitest'
import { changesOf } from './changesOf.ts'
import { logValue } from './logValue.ts'

const amounts = new Set(['amount'])

const said = (name: string, value: string, beside: unknown = null) =>
  logValue({ name, value, among: changesOf(null, beside) }, amounts)

test('base units are shown as an amount with all decimals', () => {
  expect(said('amount', '1250500000000000000000')).toBe('1,250.5')
  expect(said('after.0.amount', '-1')).toBe('−0.000000000000000001')
})

test('an amount is shown with the coin that stands beside it', () => {
  const list = [{ coin: 'BTCW' }, { coin: 'BTCWT' }]
  expect(said('amount', '1000000000000000000', { coin: 'BTCWT' })).toBe('1 BTCWT')
  expect(said('1.amount', '1000000000000000000', list)).toBe('1 BTCWT')
  expect(said('amount', '1000000000000000000', list)).toBe('1')
})

test('a number that is no amount stays as it is', () => {
  expect(said('revision', '1250500000000000000000', { coin: 'BTCW' })).toBe(
    '1250500000000000000000',
  )
  expect(said('amount', 'all')).toBe('all')
  expect(said('amount.count', '3')).toBe('3')
})

test('a ratio of a member is shown in percent', () => {
  expect(said('rewardRatio', '1250')).toBe('12.5%')
  expect(said('value.rewardRatio', '1250')).toBe('1250')
})
