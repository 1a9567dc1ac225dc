import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from './cursor.ts'

const Keys = z.tuple([z.boolean(), z.string()])
const refusal = expect.objectContaining({ because: 'cursor', details: { field: 'cursor' } })

test.each(['', 'x', '!!!', 'WyJhIl0', `${encodeCursor([true, '7'])}x`])(
  'the cursor "%s" is refused at its field',
  (cursor) => {
    expect(() => decodeCursor(cursor, Keys)).toThrow(refusal)
  },
)

test('a cursor of another list is refused', () => {
  expect(() => decodeCursor(encodeCursor(['7', true]), Keys)).toThrow(refusal)
})

test('a cursor gives back the keys it was made of', () => {
  expect(decodeCursor(encodeCursor([true, '7']), Keys)).toEqual([true, '7'])
  expect(decodeCursor(undefined, Keys)).toBeUndefined()
})
