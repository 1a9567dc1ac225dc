import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forgeCursor } from '#server/testing/forgeCursor.ts'
import { Day, Time } from '#shared/rules.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

const Keys = z.tuple([z.boolean(), z.string()])
const refusal = expect.objectContaining({ because: 'cursor', details: { field: 'cursor' } })

test.each(['', 'x', '!!!', 'WyJhIl0', `${encodeCursor([true, '7'])}x`])(
  'the cursor "%s" is refused at its field',
  (cursor) => {
    expect(() => decodeCursor(cursor, Keys)).toThrow(refusal)
  },
)

test.each(['', 'nope', '[', '7', 'null', '{"0":true}'])(
  'the text "%s" with its right check is refused at its field',
  (text) => {
    expect(() => decodeCursor(forgeCursor(text), Keys)).toThrow(refusal)
  },
)

test.each([
  '["0000-01-01T00:00:00Z"]',
  '["2026-02-30T00:00:00Z"]',
  `["2026-01-01T00:00:00.${'0'.repeat(200)}Z"]`,
])('%s is no moment of a cursor', (text) => {
  expect(() => decodeCursor(forgeCursor(text), z.tuple([Time]))).toThrow(refusal)
})

test.each(['["2026-13-45"]', '["2026-02-30"]', '["0000-01-01"]'])(
  '%s is no day of a cursor',
  (text) => {
    expect(() => decodeCursor(forgeCursor(text), z.tuple([Day]))).toThrow(refusal)
    expect(decodeCursor(encodeCursor(['2028-02-29']), z.tuple([Day]))).toEqual(['2028-02-29'])
  },
)

test('a cursor of another list is refused', () => {
  expect(() => decodeCursor(encodeCursor(['7', true]), Keys)).toThrow(refusal)
})

test('a cursor gives back the keys it was made of', () => {
  expect(decodeCursor(encodeCursor([true, '7']), Keys)).toEqual([true, '7'])
  expect(decodeCursor(undefined, Keys)).toBeUndefined()
})
