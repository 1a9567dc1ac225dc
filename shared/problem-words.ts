import type { Words } from './locale.ts'

const address: Words = {
  en: 'Enter the wallet address: 0x and 40 hex digits.',
  zh: '請輸入錢包地址：0x 加 40 位十六進位字元。',
}

/** What can be wrong with a field (specification §5), by the name that a rule gives. */
export const problems: Record<string, Words> = {
  account: address,
  address,
  amount: {
    en: 'Enter an amount such as 12.5, with at most 18 decimals.',
    zh: '請輸入數量，例如 12.5，最多 18 位小數。',
  },
  amountZero: { en: 'Enter an amount above zero.', zh: '請輸入大於零的數量。' },
  code: { en: 'The verification code has 6 digits.', zh: '驗證碼為 6 位數字。' },
  coins: { en: 'Both coins are needed.', zh: '兩個幣種都必須設定。' },
  countdown: { en: 'Between 10 and 3600 whole seconds.', zh: '須為 10 至 3600 的整數秒。' },
  day: { en: 'A day is written as 2026-11-21.', zh: '日期的格式為 2026-11-21。' },
  email: { en: 'Incorrect email address', zh: '電子郵件地址不正確' },
  file: {
    en: 'Choose a PNG, JPEG, WebP or AVIF picture of at most 5 MB.',
    zh: '請選擇不超過 5 MB 的 PNG、JPEG、WebP 或 AVIF 圖片。',
  },
  grades: {
    en: 'Grades stand in the order of their T, the lowest first.',
    zh: '等級須依所需 T 由低到高排列。',
  },
  handle: {
    en: 'A handle has 20 to 100 letters, digits, hyphens or underscores.',
    zh: '識別字串須為 20 至 100 個英數字、連字號或底線。',
  },
  hashratePerT: {
    en: 'Above zero, at most 1000 TH/s, which is 10^15.',
    zh: '須大於零，不得超過 1000 TH/s（10^15）。',
  },
  hash: {
    en: 'A transaction hash is 0x and 64 hex digits.',
    zh: '交易雜湊值為 0x 加 64 位十六進位字元。',
  },
  endpoint: {
    en: 'Where pushes go is an https address of at most 1000 characters.',
    zh: '推播網址須為 https 網址，最多 1000 個字元。',
  },
  id: {
    en: 'A number is 1 to 18 digits and does not begin with 0.',
    zh: '編號為 1 至 18 位數字，首位不可為 0。',
  },
  image: {
    en: 'A picture is a path of this service such as /ads/terms.webp, or a PNG, JPEG, WebP or AVIF data URL of at most 100,000 characters.',
    zh: '圖片須為本站路徑（例如 /ads/terms.webp），或 PNG、JPEG、WebP、AVIF 的 data URL（最多 100,000 個字元）。',
  },
  inviteCode: { en: 'The invitation code has 6 letters and digits.', zh: '邀請碼為 6 位英數字。' },
  key: {
    en: 'A key is small letters, digits and hyphens, a letter first, at most 40.',
    zh: '代號為小寫字母、數字與連字號，以字母開頭，最多 40 個字元。',
  },
  keys: {
    en: 'A browser that wants pushes gives its keys p256dh and auth.',
    zh: '瀏覽器須提供推播金鑰 p256dh 與 auth。',
  },
  link: {
    en: 'A link is a route of the app such as /pages/staking/index, or an https address.',
    zh: '連結須為應用程式內的路徑（例如 /pages/staking/index），或 https 網址。',
  },
  member: { en: 'Please select a user (community)', zh: '請選擇會員（社區）' },
  nickname: { en: 'A nickname has 1 to 30 visible characters.', zh: '暱稱為 1 至 30 個可見字元。' },
  note: {
    en: 'A note is one line of up to 140 characters.',
    zh: '備註為一行，最多 140 個字元。',
  },
  oneRow: { en: 'At least one is needed.', zh: '至少須有一項。' },
  pauseReason: { en: 'Say why, in 2 to 300 characters.', zh: '請說明原因（2 至 300 個字元）。' },
  plan: {
    en: 'The code of a term is small letters, digits and hyphens, at most 40.',
    zh: '期限代碼為小寫字母、數字與連字號，最多 40 個字元。',
  },
  login: { en: 'Enter your password.', zh: '請輸入密碼。' },
  place: { en: 'A place is a whole number.', zh: '順序須為整數。' },
  password: {
    en: 'A password has {passwordMin} to 64 characters, with at least one letter and one digit.',
    zh: '密碼為 {passwordMin} 至 64 個字元，至少包含一個字母和一個數字。',
  },
  ratio: {
    en: 'A ratio lies between 0 and 1, with at most 4 decimals.',
    zh: '比例介於 0 與 1 之間，最多 4 位小數。',
  },
  reason: { en: 'Say why, in 3 to 500 characters.', zh: '請說明原因（3 至 500 個字元）。' },
  sameDays: { en: 'There is already a term of that many days.', zh: '已有相同天數的期限。' },
  shares: { en: 'The shares are more than 1 together.', zh: '各項比例合計超過 1。' },
  tPerCoin: { en: 'Above zero, at most 1,000,000.', zh: '須大於零，不得超過 1,000,000。' },
  tOfToken: { en: '1 BTCWT is always 1 T.', zh: '1 BTCWT 固定為 1 T。' },
  termDays: { en: 'Between 1 and 3650 whole days.', zh: '須為 1 至 3650 的整數天。' },
  text: { en: 'The text is needed in both languages.', zh: '請填寫兩種語言的內容。' },
  ticket: { en: 'The link is not complete.', zh: '連結不完整。' },
  time: {
    en: 'A moment is written as 2026-11-21T08:00:00Z.',
    zh: '時間的格式為 2026-11-21T08:00:00Z。',
  },
  title: {
    en: 'A title is needed in both languages, at most 200 characters.',
    zh: '請填寫兩種語言的標題，最多 200 個字元。',
  },
  twice: { en: 'One of the rows is there twice.', zh: '有重複的項目。' },
  uid: { en: 'A UID is a number such as 100042.', zh: 'UID 為數字，例如 100042。' },
  unknown: { en: 'There is no such field.', zh: '沒有這個欄位。' },
  weight: { en: 'Above zero, at most 100.', zh: '須大於零，不得超過 100。' },
  withdrawMax: {
    en: 'Above zero, and no less than the smallest withdrawal: nothing could be withdrawn.',
    zh: '須大於零，且不得低於最低提現數量，否則無法提現。',
  },
  week: { en: 'A week is written as 2026-W47.', zh: '週的格式為 2026-W47。' },
}
