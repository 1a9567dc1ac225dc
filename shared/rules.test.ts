import { describe, test } from 'vitest'
import { limits } from './limits.ts'
import { rule } from './testing/rule.ts'
import { account } from './testing/said.ts'

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

  test('a password is entered to sign in, whatever it was when it was set', () => {
    const password = rule(['member/login'], 'password', ['Enter your password.', '請輸入密碼。'])
    password.refuses(['', undefined, null])
    password.takes(['x', 'a'.repeat(200)])
  })

  test('a number that names a thing is digits, written in one way', () => {
    const id = rule(['home/noticeDetail', 'product/order'], 'id', [
      'A number is 1 to 18 digits and does not begin with 0.',
      '編號為 1 至 18 位數字，首位不可為 0。',
    ])
    id.refuses(['', 'x1', '007', '1'.repeat(19), '-1', '1.0', ' 1', '１', 7, null])
    id.takes(['0', '7', '100042', '9'.repeat(18)])
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
      'Enter the wallet address: 0x and 40 hex digits.',
      '請輸入錢包地址：0x 加 40 位十六進位字元。',
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
