import { expect, test } from 'vitest'
import {
  haltedWords,
  heldUntil,
  isApprovable,
  isRefusable,
  isToSettle,
  lookOf,
  refusedBy,
} from './withdrawal-words.ts'

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

test('who approved one is not named for what came back without them', () => {
  expect(refusedBy({ reason: 'cancelled', decidedBy: 'member 100042' })).toBe(null)
  expect(refusedBy({ reason: 'reverted', decidedBy: 'service' })).toBe(null)
  expect(refusedBy({ reason: 'refused', decidedBy: 'member 100042' })).toBe('member 100042')
})

test('nobody approves what is their own, or what they approved first of two', () => {
  const me = { id: '100042', newUntil: null }
  const waiting = { state: 'requested', member: { id: '100007' }, needsTwo: true } as const
  expect(isApprovable({ ...waiting, firstBy: null, member: me }, me)).toBe(false)
  expect(isApprovable({ ...waiting, firstBy: 'member 100042' }, me)).toBe(false)
  expect(isApprovable({ ...waiting, firstBy: null, state: 'approved' }, me)).toBe(false)
  expect(isApprovable({ ...waiting, firstBy: null }, undefined)).toBe(false)
  expect(isApprovable({ ...waiting, firstBy: 'member 100043' }, me)).toBe(true)
  expect(isApprovable({ ...waiting, firstBy: null }, me)).toBe(true)
  // The limit was raised meanwhile: one is enough.
  expect(isApprovable({ ...waiting, needsTwo: false, firstBy: 'member 100042' }, me)).toBe(true)
})

test('who is new at the desk approves what one person may, and is told from when on the rest', () => {
  const me = { id: '100042', newUntil: '2026-12-02T10:00:00.000Z' }
  const small = {
    state: 'requested',
    member: { id: '100007' },
    needsTwo: false,
    firstBy: null,
  } as const
  expect([isApprovable(small, me), heldUntil(small, me)]).toEqual([true, null])
  const large = { ...small, needsTwo: true }
  expect([isApprovable(large, me), heldUntil(large, me)]).toEqual([false, me.newUntil])
  // Nor the second of two.
  expect(isApprovable({ ...large, firstBy: 'member 100043' }, me)).toBe(false)
  // What they would not approve then either is not promised.
  expect(heldUntil({ ...large, member: me }, me)).toBe(null)
  expect(heldUntil({ ...large, state: 'approved' }, me)).toBe(null)
  expect(heldUntil(large, { ...me, newUntil: null })).toBe(null)
})
