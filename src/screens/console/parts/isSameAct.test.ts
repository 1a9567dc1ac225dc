import { expect, test } from 'vitest'
import { desk } from '#shared/desk/index.ts'
import { learnCalls } from '#src/api/callOf.ts'
import { isSameAct } from './isSameAct.ts'

// As the console does when it is entered.
learnCalls(desk)

const reason = { en: 'The chain stands still.', zh: '鏈已停止。' }
const pause = {
  path: 'operator/setPause',
  wire: { what: 'withdrawals', on: true, reason },
} as const

test('what was sent is the same act whatever is typed as its reason by now', () => {
  const stands = { what: 'withdrawals', on: true }
  expect(isSameAct(pause, stands)).toBe(true)
  expect(isSameAct(pause, { ...stands, reason: { en: '', zh: '' } })).toBe(true)
  expect(isSameAct(pause, { ...stands, on: false })).toBe(false)
  expect(isSameAct(pause, { ...stands, what: 'transfers' })).toBe(false)
  const seen = { ...pause, wire: { ...stands, revision: 1, reason } }
  expect(isSameAct(seen, { ...stands, revision: 1 })).toBe(true)
  expect(isSameAct(seen, { ...stands, revision: 3 })).toBe(false)
})

test('a grant is the same one though one person is enough for it by now, or was not when it was sent', () => {
  const wire = { memberId: '100007', coin: 'BTCW', amount: '5', reason: 'winner of the quiz' }
  const path = 'operator/grant'
  expect(isSameAct({ path, wire: { ...wire, first: true } }, { memberId: '100007' })).toBe(true)
  expect(isSameAct({ path, wire } as const, { memberId: '100007', first: true })).toBe(true)
})

test('another revision or another value is another act, and one that is none is too', () => {
  const publish = {
    path: 'operator/publishArticle',
    wire: { key: 'rules', revision: 1 },
  } as const
  expect(isSameAct(publish, { key: 'rules', revision: 1 })).toBe(true)
  expect(isSameAct(publish, { key: 'rules', revision: 2 })).toBe(false)
  expect(isSameAct(publish, { key: 'rules', revision: 'x' })).toBe(false)
})
