import { expect, test } from 'vitest'
import { isHeld, leftAlone, outcomeOf } from './outcomeOf.ts'

const terms = { budget: 5_000n, twoPersonAbove: 1_000n, givenAlone: 400n, givenTo: 0n }

test('what is no amount becomes nothing', () => {
  expect(outcomeOf(undefined, terms)).toBe('nothing')
  expect(outcomeOf(0n, terms)).toBe('nothing')
})

test('what was given alone within a day counts: splitting gains nothing', () => {
  expect(outcomeOf(600n, terms)).toBe('alone')
  expect(outcomeOf(601n, terms)).toBe('two')
  expect(leftAlone(terms)).toBe(600n)
  expect(leftAlone({ ...terms, givenAlone: 1_200n })).toBe(0n)
})

test('what the member was given alone counts too, by whomever: the greater of the two', () => {
  expect(leftAlone({ ...terms, givenTo: 700n })).toBe(300n)
  expect(leftAlone({ ...terms, givenTo: 100n })).toBe(600n)
  expect(outcomeOf(301n, { ...terms, givenTo: 700n })).toBe('two')
})

test('without a limit nobody else is needed', () => {
  expect(leftAlone({ ...terms, twoPersonAbove: null })).toBeNull()
  expect(outcomeOf(5_000n, { ...terms, twoPersonAbove: null })).toBe('alone')
})

test('what is given at once has to be in the budget; what waits only once it is confirmed', () => {
  const poor = { ...terms, budget: 500n }
  expect(outcomeOf(501n, poor)).toBe('short')
  expect(outcomeOf(601n, poor)).toBe('two')
})

test('who is new at the desk gives nothing that has a limit', () => {
  expect(isHeld(terms, '2026-12-01T00:00:00.000Z')).toBe(true)
  expect(isHeld({ twoPersonAbove: null }, '2026-12-01T00:00:00.000Z')).toBe(false)
  expect(isHeld(terms, null)).toBe(false)
})
