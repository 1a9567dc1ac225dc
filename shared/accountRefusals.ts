import { refusalTable } from './refusalTable.ts'

/** How the service says no to signing in and up, to codes, passwords and profiles. */
export const accountRefusals = refusalTable({
  wrongLogin: {
    code: 400,
    en: 'Wallet address or password is wrong.',
    zh: '錢包地址或密碼錯誤。',
  },
  frozen: {
    code: 403,
    en: 'This account is frozen: {reason}',
    zh: '此帳戶已凍結：{reason}',
  },
  registrationClosed: { code: 400, en: 'Registration is closed.', zh: '目前不開放註冊。' },
  emailTaken: {
    code: 400,
    en: 'This email address already has an account.',
    zh: '此電子郵件已有帳戶。',
  },
  accountTaken: {
    code: 400,
    en: 'This wallet address already has an account.',
    zh: '此錢包地址已有帳戶。',
  },
  accountOfHouse: {
    code: 400,
    en: 'This address is nobody’s own wallet. Enter the address of yours.',
    zh: '此地址不是個人的錢包，請輸入您自己的錢包地址。',
  },
  inviteCodeUnknown: {
    code: 400,
    en: 'This invitation code does not exist.',
    zh: '此邀請碼不存在。',
  },
  wrongCode: {
    code: 400,
    en: 'The verification code is wrong or no longer valid. Get a new one.',
    zh: '驗證碼錯誤或已失效，請重新取得。',
  },
  commonPassword: {
    code: 400,
    en: 'This password is one of the most common ones. Choose another.',
    zh: '這個密碼太常見，請換一個。',
  },
  passwordShort: {
    code: 400,
    en: 'Password: it needs at least {min} characters here.',
    zh: '密碼：至少需要 {min} 個字元。',
  },
  codeMissing: {
    code: 400,
    en: 'Verification code: enter the one that was mailed to this address.',
    zh: '驗證碼：請輸入寄到此電子郵件的驗證碼。',
  },
  passwordMissing: {
    code: 400,
    en: 'Password: enter the one that you sign in with.',
    zh: '密碼：請輸入您的登入密碼。',
  },
  wrongPassword: {
    code: 400,
    en: 'The password is wrong. Nothing was changed.',
    zh: '密碼錯誤，沒有任何變更。',
  },
  proofMissing: {
    code: 400,
    en: 'Sign with the wallet of this account to use another email or confirm this one.',
    zh: '請用此帳戶的錢包簽名，以更換或驗證電子郵件。',
  },
  wrongOldPassword: {
    code: 400,
    en: 'Password modification failed: the old password is wrong.',
    zh: '密碼修改失敗：舊密碼錯誤。',
  },
  passwordNone: {
    code: 400,
    en: 'This account has no password yet. Set the first one with “Forgot password”, with a code mailed to you.',
    zh: '此帳戶尚未設定密碼。請透過「忘記密碼」以郵件驗證碼設定第一組密碼。',
  },
  notOwnPicture: {
    code: 400,
    en: 'Picture: choose it again. Only a picture that you have just uploaded can be used.',
    zh: '圖片：請重新選擇，只能使用您剛上傳的圖片。',
  },
  notPicture: {
    code: 400,
    en: 'Picture: this file cannot be read. Choose a PNG, JPEG, WebP or AVIF picture.',
    zh: '圖片：無法讀取此檔案，請選擇 PNG、JPEG、WebP 或 AVIF 圖片。',
  },
  chainAway: {
    code: 400,
    en: 'The chain cannot be reached right now. Please try again in a moment.',
    zh: '目前無法連線到區塊鏈，請稍後再試。',
  },
  proofWrong: {
    code: 400,
    en: 'The signature does not prove this wallet address. Sign again.',
    zh: '簽名無法證明此錢包地址，請重新簽名。',
  },
  proofExpired: {
    code: 400,
    en: 'The text to sign is too old or was used before. Sign again.',
    zh: '待簽名的內容已過期或已使用，請重新簽名。',
  },
  walletUnknown: {
    code: 400,
    en: 'No account has this wallet address.',
    zh: '此錢包地址尚無帳戶。',
  },
  mailFailed: {
    code: 400,
    en: 'Verification code acquisition failed, please try again',
    zh: '驗證碼取得失敗，請重試',
  },
})
