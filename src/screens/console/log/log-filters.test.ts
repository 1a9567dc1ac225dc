import { expect, test } from 'vitest'
import { logBody } from './log-filters.ts'

test('a UID alone means the member', () => {
  expect(logBody({ actor: '100007', subject: '100008' })).toEqual({
    actor: 'member 100007',
    subject: 'member 100008',
  })
})

test('any other words are sought as they are', () => {
  expect(logBody({ actor: 'farmer', subject: 'withdrawal 12', act: 'setRole' })).toEqual({
    actor: 'farmer',
    subject: 'withdrawal 12',
    act: 'setRole',
  })
})

test('nothing is asked for where there is no filter', () => {
  expect(logBody({})).toEqual({})
})
