import { expect, test } from 'vitest'
import { readSearch } from '#src/screens/console/parts/readSearch.ts'
import { withdrawalBody, withdrawalShape } from './withdrawal-filters.ts'

test('what no withdrawal is like is not asked for', () => {
  const made = { filter: 'stolen', coin: 'BTC', hours: '-1', no: '1; drop' }
  expect(readSearch(withdrawalShape, made)).toEqual({})
})

test('who names no filter sees what waits', () => {
  expect(withdrawalBody({})).toEqual({ filter: 'waiting' })
})

test('all of a member in a coin are those of every state', () => {
  expect(withdrawalBody({ filter: 'all', coin: 'BTCWT', keywords: '100007' })).toEqual({
    coin: 'BTCWT',
    keywords: '100007',
  })
})

test('the age is asked of those that wait for a person alone', () => {
  expect(withdrawalBody({ hours: '24' })).toEqual({ filter: 'waiting', hours: 24 })
  expect(withdrawalBody({ filter: 'paid', hours: '24' })).toEqual({ filter: 'paid' })
})
