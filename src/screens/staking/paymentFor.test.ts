import { expect, test } from 'vitest'
import { payUntil } from './paymentFor.ts'

const createdAt = '2026-12-01T10:00:00.000Z'

test('an order can be paid as long as the service says, however long ago it was opened', () => {
  const expiresAt = '2026-12-01T10:55:00.000Z'
  expect(payUntil({ createdAt, expiresAt })).toBe(expiresAt)
})

test('one that an older release kept can be paid for half an hour', () => {
  expect(payUntil({ createdAt })).toBe('2026-12-01T10:30:00.000Z')
})
