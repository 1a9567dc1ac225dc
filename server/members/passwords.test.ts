import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is the same however a keyboard spells its letters', async () => {
  const stored = await hashPassword('h\u00e9ron-lake-42')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  // An accent of its own, and full-width digits.
  for (const typed of ['he\u0301ron-lake-42', 'h\u00e9ron-lake-\uff14\uff12']) {
    expect(await isPassword(stored, typed)).toBe(true)
  }
  expect(await isPassword(stored, 'heron-lake-42')).toBe(false)
})

test('where there is no password none is right', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false)
})

test('who tries to sign in keeps nobody from setting a password', async () => {
  const stored = await hashPassword('heron-lake-42')
  const tries = Array.from({ length: 68 }, () => isPassword(stored, 'a guess'))
  let tried = 0
  for (const one of tries) one.then(() => (tried += 1))
  await expect(isPassword(stored, 'one more')).rejects.toMatchObject({ because: 'tooMany' })
  expect(await hashPassword('another-lake-43')).toMatch(/^\$argon2id/)
  expect(tried).toBeLessThan(20)
  expect(await Promise.all(tries)).not.toContain(true)
})
