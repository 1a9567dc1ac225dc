import { expect, test } from 'vitest'
import { haltedWords, isRefusable, isToSettle, lookOf } from './withdrawal-words.ts'

test('what the payer has begun with is no longer refused, and only what was left for a person is ended', () => {
  expect(isRefusable({ state: 'nonce' })).toBe(false)
  expect(isRefusable({ state: 'approved' })).toBe(true)
  expect(isToSettle({ state: 'nonce', halted: null })).toBe(false)
  expect(isToSettle({ state: 'approved', halted: 'paidOtherwise' })).toBe(false)
  expect(isToSettle({ state: 'paid', halted: 'otherKey' })).toBe(false)
  expect(isToSettle({ state: 'signed', halted: 'otherKey' })).toBe(true)
})

test('a reason to halt that has no words yet goes by its name', () => {
  expect(haltedWords('moonFull').message).toBe('moonFull')
})

test('of one that was returned nothing further happens', () => {
  expect(lookOf('paid', { state: 'returned' })).toBe('later')
  expect(lookOf('approved', { state: 'signed' })).toBe('done')
  expect(lookOf('signed', { state: 'signed' })).toBe('now')
})
