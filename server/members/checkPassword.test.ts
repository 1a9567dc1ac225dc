import { expect, test } from 'vitest'
import { checkPassword } from './checkPassword.ts'

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

test.each(['password1', 'ｐａｓｓｗｏｒｄ1', wide('Password123!'), 'qwerty①②③', '𝐢𝐥𝐨𝐯𝐞𝐲𝐨𝐮1'])(
  '%s is common, in whichever signs a keyboard writes it',
  (password) => {
    expect(() => checkPassword(password, 6)).toThrow(
      expect.objectContaining({ because: 'commonPassword' }),
    )
  },
)

test.each(['heron-lake-42', wide('heron-lake-42'), 'ｈéron1'])('%s is not', (password) => {
  expect(() => checkPassword(password, 6)).not.toThrow()
})
