import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { megabytes, pictureProblem } from './picture.ts'

test.each(['image/heic', 'image/gif', 'image/svg+xml', 'application/pdf'])(
  'a file of the kind %s is not sent',
  (type) => expect(pictureProblem({ type, size: 1_000 })).toBe('type'),
)

test('a picture of more than 5 MB, or of nothing, is not sent', () => {
  const type = 'image/png'
  expect(pictureProblem({ type, size: limits.uploadMax + 1 })).toBe('size')
  expect(pictureProblem({ type, size: limits.uploadMax })).toBeUndefined()
  expect(pictureProblem({ type, size: 0 })).toBe('empty')
})

test('a file whose kind the device does not know is left to the service', () => {
  expect(pictureProblem({ type: '', size: 1_000 })).toBeUndefined()
})

test('a size that is just too large does not read as 5.0 MB', () => {
  expect(megabytes(limits.uploadMax)).toBe('5.0 MB')
  expect(megabytes(limits.uploadMax + 1)).toBe('5.1 MB')
  expect(megabytes(1)).toBe('0.1 MB')
})
