import { expect, test } from 'vitest'
import { ledgerBody } from './ledger-body.ts'

test('the whole ledger is never asked for: the house’s entries where nobody is named, none before a member is', () => {
  expect(ledgerBody({})).toEqual({ owner: '0' })
  expect(ledgerBody({ who: 'member' })).toBeNull()
  expect(ledgerBody({ who: 'member', owner: '7' })).toEqual({ owner: '7' })
})

test('what is no number finds nothing', () => {
  expect(ledgerBody({ who: 'member', owner: 'ann77' })).toBeNull()
  expect(ledgerBody({ of: 'journal 7' })).toBeNull()
})

test('a member’s UID that is left in the address counts for members alone', () => {
  expect(ledgerBody({ owner: '7' })).toEqual({ owner: '0' })
})

test('an account is asked for where whoever is named has it', () => {
  expect(ledgerBody({ account: 'fees' })).toEqual({ owner: '0', account: 'fees' })
  expect(ledgerBody({ who: 'member', owner: '7', account: 'fees' })).toEqual({ owner: '7' })
})

test('a journal is searched whoever is named', () => {
  const filters = { of: '41', who: 'member', owner: '7', account: 'staked', coin: 'BTCW' } as const
  expect(ledgerBody(filters)).toEqual({ journal: '41', coin: 'BTCW' })
})

test('days and kinds go with each search', () => {
  const filters = { type: 'fee', from: '2026-11-01', to: '2026-11-30' }
  expect(ledgerBody(filters)).toEqual({ owner: '0', ...filters })
})
