import { expect, test } from 'vitest'
import { codePasted } from './inviteLink.ts'

test.each([
  ['http://localhost:4820/#/pages/register/index?code=ABC234', 'ABC234'],
  ['Join me: https://farm.example/?code=ABC234#/pages/register/index', 'ABC234'],
  ['ABC234', 'ABC234'],
  ['', ''],
])('“%s”, pasted for a code, is the code “%s”', (text, code) => {
  expect(codePasted(text)).toBe(code)
})
