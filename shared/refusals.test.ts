import { expect, test } from 'vitest'
import { refusals } from './refusals.ts'

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
