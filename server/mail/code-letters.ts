import { limits } from '#shared/limits.ts'
import type { Locale } from '#shared/locale.ts'
import { letter } from './letter.ts'

/** What each code is for, in the words of its mail. */
const CODE_FOR = {
  regist: {
    en: 'Your verification code to sign up at Bitwave Farm is {code}.',
    zh: '您註冊 Bitwave Farm 的驗證碼為 {code}。',
  },
  retrieve: {
    en: 'Your verification code to set a new password at Bitwave Farm is {code}.',
    zh: '您在 Bitwave Farm 設定新密碼的驗證碼為 {code}。',
  },
  email: {
    en: 'Your verification code to use this email address at Bitwave Farm is {code}.',
    zh: '您在 Bitwave Farm 使用此電子郵件地址的驗證碼為 {code}。',
  },
} as const

/** A mailed code. */
export const codeLetter = (
  locale: Locale,
  { purpose, code }: { purpose: keyof typeof CODE_FOR; code: string },
) =>
  letter(locale, {
    subject: { en: 'Your verification code: {code}', zh: '您的驗證碼：{code}' },
    lines: [
      CODE_FOR[purpose],
      {
        en: 'It is valid for {minutes} minutes and can be used once. Do not share it: nobody from Bitwave Farm will ever ask for it.',
        zh: '驗證碼 {minutes} 分鐘內有效，只能使用一次。請勿告訴任何人，Bitwave Farm 的任何人員都絕不會向您索取。',
      },
      {
        en: 'If you did not ask for it, you can ignore this mail.',
        zh: '若這不是您本人的操作，請忽略此郵件。',
      },
    ],
    values: { code, minutes: String(limits.codeMinutes) },
  })

/** Told in place of a code when the mail address has an account: only its owner learns so. */
export const hasAccountLetter = (locale: Locale) =>
  letter(locale, {
    subject: { en: 'You already have an account', zh: '您已經有帳戶' },
    lines: [
      {
        en: 'Somebody asked for a code to sign up at Bitwave Farm with this email address, which already has an account.',
        zh: '有人使用此電子郵件地址申請註冊 Bitwave Farm，但此電子郵件地址已有帳戶。',
      },
      {
        en: 'If it was you, sign in with your wallet, or with your wallet address and password. If you forgot the password, set a new one with “Forgot password” in the app.',
        zh: '若是您本人，請用錢包登入，或使用錢包地址與密碼登入。若忘記密碼，請在應用程式中透過「忘記密碼」設定新密碼。',
      },
      NOTHING_TO_DO,
    ],
    values: {},
  })

/** Told in place of a code when a member wants to use the mail address of another one. */
export const otherAccountLetter = (locale: Locale) =>
  letter(locale, {
    subject: { en: 'This email address already has an account', zh: '此電子郵件地址已有帳戶' },
    lines: [
      {
        en: 'A member of Bitwave Farm wants to use this email address for an account, but it already belongs to another one.',
        zh: '有一位 Bitwave Farm 會員想將此電子郵件地址用於其帳戶，但此電子郵件地址已屬於另一個帳戶。',
      },
      NOTHING_TO_DO,
    ],
    values: {},
  })

/** Told in place of a code for a new password when the mail address has no account. */
export const noAccountLetter = (locale: Locale) =>
  letter(locale, {
    subject: { en: 'There is no account with this email address', zh: '此電子郵件地址沒有帳戶' },
    lines: [
      {
        en: 'Somebody asked for a code to set a new password at Bitwave Farm, but no account has this email address. If it was you, try another address of yours.',
        zh: '有人在 Bitwave Farm 申請設定新密碼的驗證碼，但沒有帳戶使用此電子郵件地址。若是您本人，請改用您的其他電子郵件地址。',
      },
      NOTHING_TO_DO,
    ],
    values: {},
  })

/**
 * Told in place of a code for a new password when the mail address of an account may not set one; `service` is the mail
 * address of customer service.
 */
export const noRetrievalLetter = (locale: Locale, service: string) =>
  letter(locale, {
    subject: {
      en: 'This email address cannot set a new password',
      zh: '此電子郵件地址無法設定新密碼',
    },
    lines: [
      {
        en: 'Somebody asked for a code to set a new password at Bitwave Farm. The account with this email address cannot get one this way at the moment: sign in with the wallet and confirm the email address there, or write to customer service ({service}).',
        zh: '有人在 Bitwave Farm 申請設定新密碼的驗證碼。使用此電子郵件地址的帳戶目前無法以此方式取得驗證碼：請用錢包登入並驗證電子郵件，或聯絡客服（{service}）。',
      },
      NOTHING_TO_DO,
    ],
    values: { service },
  })

const NOTHING_TO_DO = {
  en: 'If it was not you, nothing has happened and there is nothing to do.',
  zh: '若不是您本人的操作，請放心：沒有任何變更，您無需處理。',
}
