import { expect, test } from 'vitest'
import { isCommonPassword } from './isCommonPassword.ts'

test.each([
  ...[
    'password1',
    'Password123',
    'PASSWORD123!',
    'abc123',
    'abc123abc123',
    'qwerty123',
    'Qwerty1!',
  ],
  ...[
    '1q2w3e4r',
    '1qaz2wsx',
    'p@ssw0rd',
    'iloveyou1',
    'admin123',
    '123qwe',
    'a123456',
    'woaini520',
  ],
  ...[
    'letmein1',
    'summer2024',
    'dragon1990',
    'monkey12',
    'michael01',
    'bitcoin21',
    'zaq12wsx',
    'aa123456',
  ],
])('%s is one of the commonest', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['heron-lake-42', 'a7Gk2p', 'correct horse 9', 'summer8317', '密碼密碼密碼1', 'x9x8y7'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
