import type * as z from 'zod/mini'
import { type Locale, say, type Words } from './locale.ts'

/** What fields are called in messages. A field without a name here goes by its own. */
const fields: Record<string, Words> = {
  account: { en: 'Wallet address', zh: '錢包地址' },
  address: { en: 'Wallet address', zh: '錢包地址' },
  amount: { en: 'Amount', zh: '數量' },
  code: { en: 'Verification code', zh: '驗證碼' },
  coin: { en: 'Coin', zh: '幣種' },
  cursor: { en: 'Page cursor', zh: '分頁游標' },
  email: { en: 'Email', zh: '電子郵件' },
  fee: { en: 'Fee', zh: '手續費' },
  file: { en: 'Picture', zh: '圖片' },
  from: { en: 'From', zh: '起始時間' },
  hash: { en: 'Transaction hash', zh: '交易雜湊' },
  inviteCode: { en: 'Invitation code', zh: '邀請碼' },
  keyword: { en: 'Search text', zh: '關鍵字' },
  keywords: { en: 'Search text', zh: '關鍵字' },
  limit: { en: 'Page size', zh: '每頁筆數' },
  memberId: { en: 'Member', zh: '用戶' },
  message: { en: 'Signed text', zh: '簽名內容' },
  nickname: { en: 'Nickname', zh: '暱稱' },
  note: { en: 'Note', zh: '備註' },
  orderId: { en: 'Order', zh: '訂單' },
  password: { en: 'Password', zh: '密碼' },
  oldPassword: { en: 'Old password', zh: '舊密碼' },
  payeeId: { en: 'Payee', zh: '收款人' },
  planId: { en: 'Term', zh: '期限' },
  rewardRatio: { en: 'Reward ratio', zh: '獎勵比例' },
  signature: { en: 'Signature', zh: '簽名' },
  status: { en: 'Status', zh: '狀態' },
  subsidyRatio: { en: 'Subsidy ratio', zh: '補貼比例' },
  ticket: { en: 'Link', zh: '連結' },
  to: { en: 'To', zh: '結束時間' },
  upTo: { en: 'Read up to', zh: '已讀至' },
  type: { en: 'Type', zh: '類型' },
  week: { en: 'Week', zh: '週' },
}

/** What can be wrong with a field (specification §5), by the name that a rule gives. */
const problems: Record<string, Words> = {
  account: {
    en: 'A wallet address is 0x and 40 hex digits.',
    zh: '錢包地址為 0x 加 40 位十六進位字元。',
  },
  address: {
    en: 'A wallet address is 0x and 40 hex digits.',
    zh: '錢包地址為 0x 加 40 位十六進位字元。',
  },
  amount: {
    en: 'Enter an amount such as 12.5, with at most 18 decimals.',
    zh: '請輸入數量，例如 12.5，最多 18 位小數。',
  },
  amountZero: { en: 'Enter an amount above zero.', zh: '請輸入大於零的數量。' },
  code: { en: 'The verification code has 6 digits.', zh: '驗證碼為 6 位數字。' },
  email: { en: 'Incorrect email address', zh: '電子郵件地址不正確' },
  file: {
    en: 'Choose a PNG, JPEG, WebP or AVIF picture of at most 5 MB.',
    zh: '請選擇不超過 5 MB 的 PNG、JPEG、WebP 或 AVIF 圖片。',
  },
  hash: {
    en: 'A transaction hash is 0x and 64 hex digits.',
    zh: '交易雜湊為 0x 加 64 位十六進位字元。',
  },
  endpoint: {
    en: 'Where pushes go is an https address of at most 1000 characters.',
    zh: '推播位址須為 https 網址，最多 1000 個字元。',
  },
  inviteCode: { en: 'The invitation code has 6 letters and digits.', zh: '邀請碼為 6 位英數字。' },
  keys: {
    en: 'A browser that wants pushes gives its keys p256dh and auth.',
    zh: '瀏覽器須提供推播金鑰 p256dh 與 auth。',
  },
  member: { en: 'Please select a user (community)', zh: '請選擇用戶（社區）' },
  nickname: { en: 'A nickname has 1 to 30 visible characters.', zh: '暱稱為 1 至 30 個可見字元。' },
  note: {
    en: 'A note is one line of up to 140 characters.',
    zh: '備註為一行，最多 140 個字元。',
  },
  password: {
    en: 'A password has 6 to 64 characters, with at least one letter and one digit.',
    zh: '密碼為 6 至 64 個字元，至少包含一個字母和一個數字。',
  },
  ratio: {
    en: 'A ratio lies between 0 and 1, with at most 4 decimals.',
    zh: '比例介於 0 與 1 之間，最多 4 位小數。',
  },
  ticket: { en: 'The link is not complete.', zh: '連結不完整。' },
  time: {
    en: 'A moment is written as 2026-11-21T08:00:00Z.',
    zh: '時間的格式為 2026-11-21T08:00:00Z。',
  },
  week: { en: 'A week is written as 2026-W47.', zh: '週的格式為 2026-W47。' },
}

const invalid: Words = { en: 'Missing or not valid.', zh: '缺少或格式不正確。' }

/** What the table itself holds: a body may name its fields after what every object has, such as "constructor". */
const own = (table: Record<string, Words>, name: string): Words | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** A problem of one field in words; `field` is its name in the body, '' for the body as a whole. */
export type Problem = { field: string; message: string }

/** The name of a field as a person reads it. */
export const fieldName = (field: string, locale: Locale) => {
  const name = own(fields, field)
  return name ? say(name, locale) : field
}

/** A rule's refusal in words, without the field's name: for showing at the field. */
export const problemWords = (problem: string, locale: Locale) =>
  say(own(problems, problem) ?? invalid, locale)

/** What a schema found wrong, one problem a field, in the caller's language. */
export function problemsOf(error: z.core.$ZodError, locale: Locale): Problem[] {
  const found = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    if (!found.has(field)) found.set(field, problemWords(message, locale))
  }
  return [...found].map(([field, message]) => ({ field, message }))
}

const COLON: Words = { en: ': ', zh: '：' }

/** One problem as a sentence that names its field: "Amount: Enter an amount …". */
export const sentence = ({ field, message }: Problem, locale: Locale) =>
  field ? fieldName(field, locale) + say(COLON, locale) + message : message
