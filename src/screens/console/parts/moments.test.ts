import { expect, test } from 'vitest'
import { localField, momentIn, soon } from './moments.ts'

test('a field without a moment says none, never now', () => {
  expect(momentIn('')).toBe('')
  expect(momentIn('tomorrow')).toBe('')
})

test('what a field for date and time is given comes back as the same moment', () => {
  for (const at of ['2026-11-22T08:05:00.000Z', '2027-07-01T23:59:00.000Z'])
    expect(momentIn(localField(new Date(at)))).toBe(at)
})

test('a moment that is offered is a full hour, one to two hours away', () => {
  expect(soon(Date.parse('2026-11-22T08:05:11Z')).toISOString()).toBe('2026-11-22T10:00:00.000Z')
})
