import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the specification says word for word (§4, §5, §8, §9), as far as a screen says it. */
const SPECIFIED = [
  'two passwords do not match',
  'Login failure',
  'Please log in again',
  'No permission, access forbidden',
  'network request failed',
  'Verification code acquisition failed, please try again',
  'Password modification failed',
  'Password modification successful',
  'Registration successful, please log in',
  'Requesting...',
  'Modifying in progress...',
  'Send Code',
  'Resend Code',
  '{left} seconds to retry',
  'In review',
  'Success',
  'Fail',
  'End',
  'Load more',
  'Loading',
  'No more',
  'Please enter keywords',
]

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const code = textOf('src/{api,app,screens,ui}/**/*.{ts,tsx}').replace(/\s+/g, ' ')
const chinese = textOf('src/locales/**/zh-Hant.po')

test.each(SPECIFIED)('"%s" is said somewhere, in Traditional Chinese too', (words) => {
  const asWritten = [`\`${words}\``, `>${words}<`, `> ${words} <`]
  expect(asWritten.filter((it) => code.includes(it))).not.toEqual([])
  const [, translated = ''] = chinese.split(`msgid "${words}"\nmsgstr `)
  expect(translated.split('\n')[0]).toMatch(/\p{Script=Han}/u)
})

test('no count in members’ words is written by the browser, which takes 20 ms of a start to make ready', () => {
  const members = globSync('src/locales/{,start/,home/}*.po').map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(members.join('\n').match(/, plural, .*#.*/g) ?? []).toEqual([])
})

test('a state is called by one word: what is "Fail" on a record is not "Failed" on the tab of such records', () => {
  expect(code.match(/`Failed`|> ?Failed ?</g) ?? []).toEqual([])
})
