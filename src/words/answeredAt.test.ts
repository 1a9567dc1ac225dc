import { expect, test } from 'vitest'
import { answeredAt, asOldAs, noteAnswer } from './answeredAt.ts'
import { markSaved, savedAt } from './savedAt.ts'

test('an answer of the service, and each part of it, has the time at which it was given', () => {
  const answer = { income: { staking: 1n }, list: [{ id: 1 }] }
  expect(answeredAt(answer)).toBeNull()
  const before = Date.now()
  noteAnswer(answer)
  expect(answeredAt(answer.income)?.getTime()).toBeGreaterThanOrEqual(before)
  expect(answeredAt(answer.list[0])).toEqual(answeredAt(answer))
  expect(answeredAt({ of: answer.income })).toEqual(answeredAt(answer))
})

test('a copy was not given by the service now', () => {
  const copy = { id: 1 }
  markSaved(copy, new Date('2026-11-01'))
  expect(answeredAt(noteAnswer(copy))).toBeNull()
})

test('what is taken from an answer or a copy is as old as that', () => {
  const [answer, copy] = [{ fee: 1n }, { fee: 2n }]
  noteAnswer(answer)
  expect(answeredAt(asOldAs({ sum: 1n }, answer))).toEqual(answeredAt(answer))
  markSaved(copy, new Date('2026-11-01'))
  expect(savedAt(asOldAs({ sum: 2n }, copy))).toEqual(new Date('2026-11-01'))
})
