import { expect, test } from 'vitest'
import { readSearch } from '#src/screens/console/parts/readSearch.ts'
import { withdrawalBody, withdrawalShape } from './withdrawal-filters.ts'

test('what no withdrawal is like is not asked for', () => {
  const made = { filter: 'stolen', coin: 'BTC', member: 'ann', no: '1; drop' }
  expect(readSearch(withdrawalShape, made)).toEqual({})
})

test('who names no filter sees what waits', () => {
  expect(withdrawalBody({})).toEqual({ filter: 'waiting' })
})

test('all of a member in a coin are those of every state', () => {
  expect(withdrawalBody({ filter: 'all', coin: 'BTCWT', member: '100007' })).toEqual({
    coin: 'BTCWT',
    memberId: '100007',
  })
})
