import { type ParameterField, publicFields } from '#shared/publicFields.ts'

const NEVER = { en: 'never', zh: '永不' } as const

/** Every field of a parameter by its name. A new one is one line: here, or where members are told of it among the public ones. */
export const fields: Readonly<Record<string, ParameterField>> = {
  ...publicFields,
  'coinSet.withdraw.autoApproveBelow': {
    words: {
      en: 'Withdrawals of {of} in 24 hours that need nobody’s approval, below',
      zh: '{of} 24 小時內免審核的提現額度（低於）',
    },
    kind: 'amount',
    unit: 'coin',
  },
  'coinSet.withdraw.twoPersonAbove': {
    words: {
      en: 'Withdrawals of {of} in 24 hours that two people approve, above',
      zh: '{of} 24 小時內須兩人審核的提現額度（高於）',
    },
    kind: 'amount',
    unit: 'coin',
    none: NEVER,
  },
  'grantTwoPersonAbove.BTCW': {
    words: {
      en: 'Grant in BTCW that two people confirm, above',
      zh: 'BTCW 發放須兩人確認（高於）',
    },
    kind: 'amount',
    unit: 'BTCW',
    none: NEVER,
  },
  'grantTwoPersonAbove.BTCWT': {
    words: {
      en: 'Grant in BTCWT that two people confirm, above',
      zh: 'BTCWT 發放須兩人確認（高於）',
    },
    kind: 'amount',
    unit: 'BTCWT',
    none: NEVER,
  },
  serviceEmail: {
    words: { en: 'Email address of customer service', zh: '客服電子郵件' },
    kind: 'text',
  },
  registrationOpen: { words: { en: 'Signing up', zh: '開放註冊' }, kind: 'flag' },
  codeCountdown: {
    words: { en: 'Between two codes to one email address', zh: '同一信箱兩次驗證碼的間隔' },
    kind: 'seconds',
  },
}

/** By which field the rows of a parameter are told apart, and whether there can be more or fewer of them. */
export const tables: Readonly<Record<string, { key: string; grows: boolean }>> = {
  plans: { key: 'id', grows: true },
  grades: { key: 'grade', grows: true },
  coinSet: { key: 'symbol', grows: false },
}
