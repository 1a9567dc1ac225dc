import { expect, test } from 'vitest'
import { byEnd } from './byEnd.ts'

const [may, june] = ['2027-05-20T00:00:00.000Z', '2027-06-20T00:00:00.000Z']
const runs = { status: 'success', coin: 'BTCW' } as const

test('an order that does not run, or has no end yet, brings nothing back', () => {
  expect(byEnd([{ ...runs, status: 'end', endsAt: may, amount: 1n }])).toEqual([])
  expect(byEnd([{ ...runs, status: 'review', endsAt: null, amount: 1n }])).toEqual([])
  expect(byEnd([{ ...runs, status: 'fail', endsAt: may, amount: 1n }])).toEqual([])
})

test('what comes back on one day is one sum a coin, the first to end first', () => {
  expect(
    byEnd([
      { ...runs, endsAt: june, amount: 5n },
      { ...runs, coin: 'BTCWT', endsAt: may, amount: 7n },
      { ...runs, endsAt: may, amount: 2n },
      { ...runs, endsAt: may, amount: 3n },
    ]),
  ).toEqual([
    { endsAt: may, coin: 'BTCW', amount: 5n },
    { endsAt: may, coin: 'BTCWT', amount: 7n },
    { endsAt: june, coin: 'BTCW', amount: 5n },
  ])
})
