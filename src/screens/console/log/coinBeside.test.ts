import { expect, test } from 'vitest'
import { changesOf } from '#src/screens/console/parts/changesOf.ts'
import { coinBeside } from './coinBeside.ts'

const coinOf = (name: string, noted: unknown, subject = 'grant 7') =>
  coinBeside({ name, among: changesOf(null, noted), subject })

test('an amount is of the coin that was noted beside it', () => {
  expect(coinOf('amount', { coin: 'BTCWT' })).toBe('BTCWT')
  const list = [{ coin: 'BTCW' }, { coin: 'BTCWT' }]
  expect(coinOf('1.amount', list)).toBe('BTCWT')
  expect(coinOf('amount', list)).toBeUndefined()
})

test('what was lost of the pool is of its coin', () => {
  expect(coinOf('lost', { lost: '1' }, 'pool BTCW')).toBe('BTCW')
})
