import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls, type Path } from './api/index.ts'
import { limits } from './limits.ts'
import { LOCALES } from './locale.ts'
import { type Problem, problemsOf } from './problems.ts'
import { refusals } from './refusals.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const GOOD: Partial<Record<Path, Record<string, unknown>>> = {
  'member/regist': {
    nickname: 'Ann',
    email: 'ann@example.com',
    code: '123456',
    password: 'heron-lake-42',
    inviteCode: 'ABC234',
    account,
  },
  'member/sendRegistCode': { email: 'ann@example.com' },
  'member/sendEmailCode': { email: 'ann@example.com' },
  'member/modifyUserInfo': { email: 'ann@example.com', code: '123456', nickname: 'Ann' },
  'member/miners': { memberId: '1', rewardRatio: '0.1', subsidyRatio: '0.1' },
  'password/sendRetrieveCode': { email: 'ann@example.com' },
  'password/retrievePassword': { email: 'ann@example.com', code: '123456', password: 'a1b2c3' },
  'password/modifyPassword': { oldPassword: 'x', password: 'a1b2c3' },
  'product/pledge': { coin: 'BTCW', amount: '0.001', planId: 'd30' },
  'product/bTCWPledgeBefter': { coin: 'BTCW', amount: '0.001', planId: 'd30' },
  'asset/transfer': { payeeId: '1', coin: 'BTCW', amount: '0.001' },
  'asset/cash': { coin: 'BTCW', amount: '0.001', address: account },
}

/** What is said of one field when all others are right, in both languages; nothing where it is right too. */
function said(path: Path, field: string, value: unknown): (string | undefined)[] {
  const body = { ...GOOD[path], [field]: value }
  const read = z.safeDecode(calls[path].body, body as never)
  const about = (problems: Problem[]) => problems.find((it) => it.field === field)?.message
  return LOCALES.map((locale) => (read.success ? undefined : about(problemsOf(read.error, locale))))
}

const RIGHT = [undefined, undefined]

const rule = (paths: readonly Path[], field: string, words: readonly [string, string]) => ({
  refuses: (values: readonly unknown[]) => {
    for (const path of paths)
      for (const value of values)
        expect(said(path, field, value), `${path} ${JSON.stringify(value)}`).toEqual(words)
  },
  takes: (values: readonly unknown[]) => {
    for (const path of paths)
      for (const value of values)
        expect(said(path, field, value), `${path} ${JSON.stringify(value)}`).toEqual(RIGHT)
  },
})

describe('specification §5, at the field and on the server by the same schema', () => {
  test('a password has 6 or more characters with a digit and a letter', () => {
    const password = rule(
      ['member/regist', 'password/retrievePassword', 'password/modifyPassword'],
      'password',
      [
        'A password has 6 to 64 characters, with at least one letter and one digit.',
        '密碼為 6 至 64 個字元，至少包含一個字母和一個數字。',
      ],
    )
    password.refuses([
      '',
      'abc12',
      '123456',
      'abcdef',
      `${'a'.repeat(64)}1`,
      undefined,
      123_456,
      null,
    ])
    password.takes(['abc123', '1bcdef', `${'a'.repeat(63)}1`, '密碼密碼密1', 'with space 1'])
  })

  test('an email address is valid or "Incorrect email address"', () => {
    const email = rule(
      [
        'member/regist',
        'member/sendRegistCode',
        'member/sendEmailCode',
        'member/modifyUserInfo',
        'password/sendRetrieveCode',
        'password/retrievePassword',
      ],
      'email',
      ['Incorrect email address', '電子郵件地址不正確'],
    )
    email.refuses([
      '',
      'ann',
      'ann@',
      '@x.com',
      'ann@x',
      'a b@x.com',
      'ann@x..com',
      'ann@x.com\n',
      7,
    ])
    // The Kelvin sign, small, is the k of another address.
    email.refuses(['mi\u212ae@x.com', 'mike@\u212a.com', '\u0130da@x.com'])
    email.takes(['Mike@X.com', 'jos\u00e9@x.com'])
    email.refuses([`${'a'.repeat(250)}@x.com`])
    email.takes(['ann@x.com', 'a+b@x.com', 'ann.lee@mail.example.co.uk', '小明@例子.台灣'])
  })

  test('a verification code is entered: six digits', () => {
    const code = rule(['member/regist', 'password/retrievePassword'], 'code', [
      'The verification code has 6 digits.',
      '驗證碼為 6 位數字。',
    ])
    code.refuses(['', '12345', '1234567', '12345a', ' 12345', undefined, 123_456])
    code.takes(['000000', '123456', ' 123 456\n', '１２３４５６'])
  })

  test('an invitation code is entered at registration', () => {
    const inviteCode = rule(['member/regist'], 'inviteCode', [
      'The invitation code has 6 letters and digits.',
      '邀請碼為 6 位英數字。',
    ])
    inviteCode.refuses(['', 'ABC23', 'ABC2345', 'ABC10O', undefined])
    inviteCode.takes(['ABC234', 'abc234', ' ABC234 ', 'ＡＢＣ２３４'])
  })

  test.each([
    'product/pledge',
    'product/bTCWPledgeBefter',
    'asset/transfer',
    'asset/cash',
  ] as const)('an amount is entered for %s', (path) => {
    rule([path], 'amount', [
      'Enter an amount such as 12.5, with at most 18 decimals.',
      '請輸入數量，例如 12.5，最多 18 位小數。',
    ]).refuses(['', '-1', '1e3', '1,5', '.5', '1.', `0.${'1'.repeat(19)}`, 1, undefined])
    const zero = rule([path], 'amount', ['Enter an amount above zero.', '請輸入大於零的數量。'])
    zero.refuses(['0', '0.000'])
    zero.takes(['0.001', `0.${'0'.repeat(17)}1`, '1250.5'])
  })

  test('a wallet address is entered for a withdrawal', () => {
    const address = rule(['asset/cash'], 'address', [
      'A wallet address is 0x and 40 hex digits.',
      '錢包地址為 0x 加 40 位十六進位字元。',
    ])
    address.refuses([
      '',
      '0x',
      account.slice(2),
      `${account}0`,
      'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    ])
    address.takes([account, account.toLowerCase()])
  })

  test('a user is selected before ratios are set', () => {
    const member = rule(['member/miners', 'member/modifyMining'], 'memberId', [
      'Please select a user (community)',
      '請選擇用戶（社區）',
    ])
    member.refuses(['', undefined, 'ann'])
  })

  test('a picture has at most 5 MB', () => {
    const file = rule(['member/uploadImg'], 'file', [
      'Choose a PNG, JPEG, WebP or AVIF picture of at most 5 MB.',
      '請選擇不超過 5 MB 的 PNG、JPEG、WebP 或 AVIF 圖片。',
    ])
    const of = (size: number) => ({ size, arrayBuffer: async () => new ArrayBuffer(0) })
    file.refuses([undefined, 'x', {}, of(0), of(limits.uploadMax + 1)])
    file.takes([of(1), of(limits.uploadMax)])
  })
})

test.each([
  ['overdrawn', 'Insufficient balance', '餘額不足'],
  ['overdrawnBTCWT', 'BTCWT insufficient balance', 'BTCWT 餘額不足'],
  ['minerFeesShort', 'Insufficient miner fees', '礦工費不足'],
  ['minerFeesMissing', 'Insufficient miner fees', '礦工費不足'],
  [
    'mailFailed',
    'Verification code acquisition failed, please try again',
    '驗證碼取得失敗，請重試',
  ],
  ['wrongOldPassword', 'Password modification failed', '密碼修改失敗'],
  ['signedOut', 'Please log in again', '請重新登入'],
  ['forbidden', 'No permission, access forbidden', '沒有權限，禁止存取'],
] as const)('the refusal %s begins with "%s" (specification §5, §8)', (name, en, zh) => {
  expect(refusals[name].en.startsWith(en)).toBe(true)
  expect(refusals[name].zh.startsWith(zh)).toBe(true)
})

test('every refusal has words in both languages and one of the codes of specification §8', () => {
  for (const [name, { code, en, zh }] of Object.entries(refusals)) {
    expect([400, 401, 403, 500], name).toContain(code)
    expect(en, name).toMatch(/\S/)
    if (name !== 'malformed') expect(zh, name).toMatch(/\p{Script=Han}/u)
    const values = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []
    expect(values(zh), name).toEqual(values(en))
  }
})
