import { expect, test } from 'vitest'
import { lookOf } from './withdrawal-words.ts'

const STEPS = ['review', 'approved', 'sending', 'sent', 'paid'] as const

test.each([
  ['review', ['now', 'later', 'later', 'later', 'later']],
  ['approved', ['done', 'now', 'later', 'later', 'later']],
  ['sending', ['done', 'done', 'now', 'later', 'later']],
  ['sent', ['done', 'done', 'done', 'now', 'later']],
  ['paid', ['done', 'done', 'done', 'done', 'done']],
  ['returned', ['later', 'later', 'later', 'later', 'later']],
] as const)('a withdrawal that is at %s has what is before it behind it', (at, looks) => {
  expect(STEPS.map((step) => lookOf(step, at))).toEqual(looks)
})
