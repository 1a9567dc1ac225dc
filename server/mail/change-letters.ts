import type { Locale } from '#shared/locale.ts'
import { letter } from './letter.ts'

/** Told to the former mail address of a member, in both languages (`inBoth`) as all of these; `service` is the mail address of customer service. */
export const emailChangedLetter = (locale: Locale, service: string) =>
  letter(locale, {
    subject: { en: 'Your email address was changed', zh: '您的電子郵件地址已變更' },
    lines: [
      {
        en: 'Your account at Bitwave Farm now uses another email address. Nothing more is sent to this one.',
        zh: '您的 Bitwave Farm 帳戶已改用另一個電子郵件地址，此後不會再寄送郵件到這個地址。',
      },
      // This address can set no password any more: "Forgot password" would lead nowhere.
      {
        en: 'If it was not you, write to customer service at once ({service}), and sign in with your wallet or your password to change the email address and the password.',
        zh: '若不是您本人，請立即聯絡客服（{service}），並用錢包或密碼登入，變更電子郵件地址與密碼。',
      },
    ],
    values: { service },
  })

/** Told whenever a password was set; `service` is the mail address of customer service. */
export const passwordChangedLetter = (locale: Locale, service: string) =>
  letter(locale, {
    subject: { en: 'Your password was changed', zh: '您的密碼已變更' },
    lines: [
      {
        en: 'The password of your account at Bitwave Farm was changed, and it was signed out on all other devices.',
        zh: '您的 Bitwave Farm 帳戶密碼已變更，其他裝置均已登出。',
      },
      NOT_YOU,
    ],
    values: { service },
  })

/** Told when the desk took the password of somebody away who can set a new one. */
export const passwordEndedLetter = (locale: Locale) =>
  letter(locale, {
    subject: PASSWORD_ENDED,
    lines: [
      TO_PROTECT,
      {
        en: 'To sign in again, set a new password with “Forgot password” in the app, or use your wallet. Nobody from Bitwave Farm will ever ask for your password or a code.',
        zh: '若要再次登入，請在應用程式中透過「忘記密碼」設定新密碼，或用錢包登入。Bitwave Farm 的任何人員都絕不會向您索取密碼或驗證碼。',
      },
    ],
    values: {},
  })

/**
 * The same for who cannot, whose account is frozen, say; `service` is the mail address of customer service, which is all that is
 * left to ask.
 */
export const passwordEndedForNowLetter = (locale: Locale, service: string) =>
  letter(locale, {
    subject: PASSWORD_ENDED,
    lines: [
      TO_PROTECT,
      {
        en: 'A new password cannot be set by mail at the moment. To sign in again, write to customer service ({service}). Nobody from Bitwave Farm will ever ask for your password or a code.',
        zh: '目前無法透過電子郵件設定新密碼。若要再次登入，請聯絡客服（{service}）。Bitwave Farm 的任何人員都絕不會向您索取密碼或驗證碼。',
      },
    ],
    values: { service },
  })

/** Told to the mail address of an account that its wallet has signed for, for the first time; `service` is customer service's. */
export const accountClaimedLetter = (locale: Locale, service: string) =>
  letter(locale, {
    subject: { en: 'A wallet took over your account', zh: '錢包已接管您的帳戶' },
    lines: [
      {
        en: 'The wallet of your account at Bitwave Farm signed for the first time. Only it opens the account from now on: there is no password any more, this email address can set no new one, and all other devices are signed out.',
        zh: '您的 Bitwave Farm 帳戶的錢包已首次簽名。此後只有該錢包能登入帳戶：密碼已移除，此電子郵件地址無法再設定新密碼，其他裝置均已登出。',
      },
      {
        en: 'If it was you, an email address that is confirmed in the app can set a password again. If it was not you, write to customer service at once ({service}).',
        zh: '若是您本人，在應用程式中確認過的電子郵件地址可再次設定密碼。若不是您本人，請立即聯絡客服（{service}）。',
      },
    ],
    values: { service },
  })

/** Told to who had only typed a wallet address that its owner has signed up with since; `service` is customer service's address. */
export const addressTakenLetter = (locale: Locale, service: string) =>
  letter(locale, {
    subject: { en: 'Your account was closed', zh: '您的帳戶已關閉' },
    lines: [
      {
        en: 'Somebody signed up at Bitwave Farm with the wallet address of your account, and the wallet signed for it. So the address is theirs, and your account, in which nothing was ever booked, was closed.',
        zh: '有人以您帳戶的錢包地址註冊 Bitwave Farm，並以該錢包簽名證明。該地址因此屬於對方，而您的帳戶從未有任何入帳，現已關閉。',
      },
      {
        en: 'If it was you, there is nothing to do. If that address is not yours, sign up again with your own: this email address is free for it. If it is yours and somebody else signed up, write to customer service at once ({service}).',
        zh: '若是您本人，則無須處理。若該地址不是您的，請用您自己的錢包地址重新註冊，此電子郵件地址可再次使用。若該地址是您的，而註冊的是他人，請立即聯絡客服（{service}）。',
      },
    ],
    values: { service },
  })

const PASSWORD_ENDED = { en: 'Your password was removed', zh: '您的密碼已被移除' }

const TO_PROTECT = {
  en: 'To protect your account, the operators of Bitwave Farm removed its password and signed it out on all devices. Your coins are untouched.',
  zh: '為保護您的帳戶，Bitwave Farm 的營運人員已移除您的密碼，並將所有裝置登出。您的資產不受影響。',
}

const NOT_YOU = {
  en: 'If it was not you, set a new password at once with “Forgot password” or sign in with your wallet, and write to customer service ({service}).',
  zh: '若不是您本人，請立即透過「忘記密碼」設定新密碼或用錢包登入，並聯絡客服（{service}）。',
}
