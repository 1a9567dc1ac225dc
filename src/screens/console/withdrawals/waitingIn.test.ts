import { expect, test } from 'vitest'
import { readSearch } from '#src/screens/console/parts/readSearch.ts'
import { waitingIn, waitingList } from './waitingIn.ts'
import { withdrawalBody, withdrawalShape } from './withdrawal-filters.ts'

const listOf = (payouts: Parameters<typeof waitingList>[0]) =>
  withdrawalBody(readSearch(withdrawalShape, waitingList(payouts)))

test('the way to what waits opens the list that has it', () => {
  expect(listOf({ requested: 0, waiting: 3 })).toEqual({ filter: 'halted' })
  expect(listOf({ requested: 1, waiting: 3 })).toEqual({ filter: 'waiting' })
  expect(listOf({ requested: 0, waiting: 0 })).toEqual({ filter: 'waiting' })
})

test('one that is in both lists waits once', () => {
  expect(waitingIn({ requested: 1, waiting: 3, open: 3 })).toBe(3)
})
