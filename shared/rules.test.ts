import { describe, expect, test } from 'vitest'
import type { Path } from './api/index.ts'
import { limits } from './limits.ts'
import { account, said } from './testing/said.ts'

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
    // What is not seen may be left out on the way: it is the address of another by then.
    const unseen = ['\u0001', '\u007f', '\u0085', '\u00ad', '\u200b', '\u202e', '\u2028', '\u2029']
    for (const it of [...unseen, '\ud800', '\ue000', '\u0378', '\u001b[2J'])
      email.refuses([`${it}ann@x.com`, `an${it}n@x.com`, `ann@x${it}.com`, `ann@x.com${it}`])
    // Whoever sends the mail reads them all as ann@mail.x.com.
    const spellings = ['ma\ufe0fil.x.com', 'ma\u034fil.x.com', '\uff4dail.x.com', 'm\u00aail.x.com']
    for (const it of [...spellings, 'mail\uff0ex.com', 'mail\uff61x.com'])
      email.refuses([`ann@${it}`])
    // It would be read as another domain, or as a number of a machine.
    for (const it of ['x.com/ü.de', 'x.com?ü.de', 'x.com#ü.de', 'b%C3%BCcher.de', 'ü.de|x.com'])
      email.refuses([`ann@${it}`])
    email.refuses(['ann@ü.1', 'ann@xn--ü.de', 'ann@x.com..', 'ann@.x.com', 'ann@x.com。。'])
    email.takes(['ann@mail\u3002x.com', 'ann@x.com.', 'ann@BÜCHER.de', 'ann@xn--bcher-kva.de'])
    // No name of a host has a part of more than 63 letters, as it is written in the end.
    email.refuses([`ann@${'x'.repeat(64)}.com`, `ann@${'ü'.repeat(58)}abc.de`])
    email.takes([`ann@${'x'.repeat(63)}.com`, `${'a'.repeat(64)}@x.com`])
    email.refuses(['a\ufe0fnn@x.com', 'jose\u0301@x.com', 'ann@x.com\u3164'])
    email.takes(['Mike@X.com', 'jos\u00e9@x.com', 'ann@straße.de'])
    email.refuses([`${'a'.repeat(250)}@x.com`])
    email.takes(['ann@x.com', 'a+b@x.com', 'ann.lee@mail.example.co.uk', '小明@例子.台灣'])
  })

  test('a nickname is seen, whole', () => {
    const nickname = rule(['member/regist', 'member/modifyUserInfo'], 'nickname', [
      'A nickname has 1 to 30 visible characters.',
      '暱稱為 1 至 30 個可見字元。',
    ])
    // Letters that are drawn as nothing, and what joins to a letter unseen.
    for (const it of ['\u3164', '\uffa0', '\u115f', '\u2800', '\u034f', '\ufe0f', '\u200b'])
      nickname.refuses([it, `Ann${it}`, `A${it}nn`, `7${it}`])
    nickname.takes(['Ann Lee', '王小明', 'Ann ❤\ufe0f', '7\ufe0f\u20e3 up', 'José', '한글', 'สวัสดี'])
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
      '請選擇會員（社區）',
    ])
    member.refuses(['', undefined, 'ann', '0100042'])
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
