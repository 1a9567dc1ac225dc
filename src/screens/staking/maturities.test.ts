import { describe, expect, test } from 'vitest'
import { isMaturing, maturity } from './maturities.ts'
import type { Order } from './order-words.ts'

const order: Order = {
  id: '12',
  no: 'P20261121-12',
  coin: 'BTCW',
  amount: 10n ** 18n,
  stakedT: 10n ** 18n,
  method: 'balance',
  planId: 'd30',
  termDays: 30,
  remainingDays: 30,
  status: 'success',
  reason: null,
  earned: 5n,
  createdAt: '2026-11-21T00:00:00Z',
  startsAt: '2026-11-21T00:00:00Z',
  endsAt: '2026-12-21T00:00:00Z',
  hash: null,
  confirmations: null,
}
const pool = { id: 21_000, poolAddress: '0x00000000000000000000000000000000000000Ab' }
const words = {
  title: 'The principal returns',
  text: 'The term ends.',
  url: 'https://farm.example/',
}

describe('the end of an order in a calendar', () => {
  test.each(['review', 'fail', 'end'] as const)('is nothing that an order in %s has', (status) => {
    expect(isMaturing({ ...order, status })).toBe(false)
  })

  test('is nothing that an order without a beginning has', () => {
    expect(isMaturing({ ...order, endsAt: null })).toBe(false)
  })

  const uidOf = (id: string, of = pool) => {
    const it = { ...order, id }
    if (!isMaturing(it)) throw new Error('it is active')
    return maturity(it, of, words).uid
  }

  test('has the same name each time it is asked for, however the pool’s address is spelled', () => {
    const spelled = { ...pool, poolAddress: pool.poolAddress.toLowerCase() }
    expect(uidOf('12')).toBe(uidOf('12', spelled))
  })

  test('has a name that no other order has, nor the order of another farm', () => {
    const other = { ...pool, poolAddress: `0x${'1'.repeat(40)}` }
    const names = [uidOf('12'), uidOf('13'), uidOf('12', other), uidOf('12', { ...pool, id: 1 })]
    expect(new Set(names).size).toBe(4)
  })
})
