import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isNewPassword, passwordRules } from './passwordRules.ts'
import { Password } from './typed-rules.ts'

test.each([
  ['', []],
  ['12345', ['digit']],
  ['123456', ['length', 'digit']],
  ['secret', ['length', 'letter']],
  ['農場7', ['letter', 'digit']],
  ['🌾🌾🌾a7', ['letter', 'digit']],
  [`a1${'x'.repeat(63)}`, ['letter', 'digit']],
])('%j keeps only these rules of §5: %j', (password, kept) => {
  const found = Object.entries(passwordRules).filter(([, rule]) => rule(password))
  expect(found.map(([name]) => name)).toEqual(kept)
  expect(z.safeParse(Password, password).success).toBe(false)
})

test.each(['abc123', '農場農場農7', 'a1'.repeat(32)])('%j keeps all rules of §5', (password) => {
  expect(isNewPassword(password)).toBe(true)
  expect(z.safeParse(Password, password).success).toBe(true)
})

test('a service may want more characters than the specification', () => {
  expect(isNewPassword('heron-42', 8)).toBe(true)
  expect(isNewPassword('heron-4', 8)).toBe(false)
  expect(passwordRules.length('heron-4', 8)).toBe(false)
  expect(isNewPassword(`a1${'x'.repeat(63)}`, 8)).toBe(false)
})
