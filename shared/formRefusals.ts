import { refusalTable } from './refusalTable.ts'

/** What a form says no to by itself, in the words of the service: the app carries these alone. */
export const formRefusals = refusalTable({
  // Apps of before 2026-11-30 know it by these very words (docs/decisions/112).
  inDoubt: {
    code: 500,
    en: 'We cannot tell yet whether this was done. Ask again in a moment; it will not be done twice.',
    zh: '目前還無法確定是否已完成。請稍後再查詢，不會重複執行。',
  },
  ratioZero: {
    code: 400,
    en: 'Enter at least one ratio above 0.',
    zh: '請至少輸入一個大於 0 的比例。',
  },
  ratioTooHigh: {
    code: 400,
    en: 'At most {max}: no more than your own ratio.',
    zh: '最高為 {max}：不得高於您自己的比例。',
  },
  overdrawn: { code: 400, en: 'Insufficient balance', zh: '餘額不足' },
  overdrawnBTCWT: { code: 400, en: 'BTCWT insufficient balance', zh: 'BTCWT 餘額不足' },
  amountTooSmall: {
    code: 400,
    en: 'The smallest amount here is {min} {coin}.',
    zh: '最低數量為 {min} {coin}。',
  },
  coinNotPledgeable: {
    code: 400,
    en: '{coin} cannot be pledged this way at the moment.',
    zh: '目前無法以此方式質押 {coin}。',
  },
  coinNotTransferable: {
    code: 400,
    en: '{coin} cannot be transferred at the moment.',
    zh: '目前無法轉帳 {coin}。',
  },
  payeeSelf: { code: 400, en: 'You cannot pay yourself.', zh: '無法轉帳給自己。' },
  coinNotWithdrawable: {
    code: 400,
    en: '{coin} cannot be withdrawn at the moment.',
    zh: '目前無法提現 {coin}。',
  },
  amountTooLarge: {
    code: 400,
    en: 'The largest amount here is {max} {coin}.',
    zh: '最高數量為 {max} {coin}。',
  },
  receiverUnusable: {
    code: 400,
    en: 'Nobody could spend what is paid to this address. Enter the address of a wallet.',
    zh: '付到這個地址的款項無人能動用，請輸入錢包的地址。',
  },
  minerFeesShort: {
    code: 400,
    en: 'Insufficient miner fees: the fee is {fee} BTCW, and {missing} BTCW is missing. The largest amount that works is {most} {coin}.',
    zh: '礦工費不足：礦工費為 {fee} BTCW，尚缺 {missing} BTCW。目前最多可提現 {most} {coin}。',
  },
  minerFeesMissing: {
    code: 400,
    en: 'Insufficient miner fees: the fee is {fee} BTCW, and {missing} BTCW is missing. A smaller amount does not help.',
    zh: '礦工費不足：礦工費為 {fee} BTCW，尚缺 {missing} BTCW。減少數量也無法提現。',
  },
  tooManyWaiting: {
    code: 400,
    en: 'You have {count} withdrawals that are not done yet. Wait for one of them, or cancel one that is not being paid yet.',
    zh: '您有 {count} 筆提現尚未完成。請等待其中一筆完成，或取消一筆尚未開始付款的提現。',
  },
  addressChecksum: {
    code: 400,
    en: 'Wallet address: its capital and small letters do not match its checksum. Copy the address again.',
    zh: '錢包地址：大小寫與檢查碼不符，請重新複製地址。',
  },
})
