import { expect, test } from 'vitest'
import { inheritAge, markSaved, oldestOf, savedAt } from './savedAt.ts'

const early = new Date('2026-11-01')
const late = new Date('2026-11-02')

test('the service’s own word has no age', () => {
  expect(savedAt({ list: [{ id: 1 }] })).toBeNull()
  expect(savedAt(undefined)).toBeNull()
  expect(oldestOf([{}, []])).toBeNull()
})

test('every part of a saved answer is as old as the answer', () => {
  const answer = { pool: { stakedT: 1n }, list: [{ id: 1 }] }
  markSaved(answer, early)
  expect(savedAt(answer.pool)).toBe(early)
  expect(savedAt(answer.list)).toBe(early)
  expect(savedAt(answer.list[0])).toBe(early)
})

test('what is put together of several answers is as old as the oldest', () => {
  const [user, terms] = [{ id: 1 }, { fee: 1n }]
  markSaved(user, late)
  expect(savedAt({ user, terms })).toBe(late)
  markSaved(terms, early)
  expect(savedAt({ user, terms })).toBe(early)
})

test('rows of several pages are as old as the oldest page', () => {
  const pages = [{ list: [1] }, { list: [2] }]
  expect(savedAt(inheritAge([1, 2], pages))).toBeNull()
  markSaved(pages[1], late)
  markSaved(pages[0], early)
  expect(savedAt(inheritAge([1, 2], pages))).toBe(early)
})
