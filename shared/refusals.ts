import type { Words } from './locale.ts'

/** A way to say no: its envelope code (specification §8) and its words. */
export type RefusalWords = Words & { readonly code: 400 | 401 | 403 | 500 }

const all = <const T extends Record<string, RefusalWords>>(table: T) => table

/** Every way the service says no. `{…}` are the values that a refusal carries. */
export const refusals = all({
  signedOut: { code: 401, en: 'Please log in again', zh: '請重新登入' },
  forbidden: { code: 403, en: 'No permission, access forbidden', zh: '沒有權限，禁止存取' },
  internal: {
    code: 500,
    en: 'Something went wrong on our side. Nothing was changed. Reference {reference}',
    zh: '我們這邊出了問題，沒有任何變更。參考編號 {reference}',
  },
  inDoubt: {
    code: 500,
    en: 'We cannot tell yet whether this was done. Ask again in a moment; it will not be done twice.',
    zh: '目前還無法確定是否已完成。請稍後再查詢，不會重複執行。',
  },
  malformed: { code: 400, en: '{problem}', zh: '{problem}' },
  notJson: {
    code: 400,
    en: 'The request could not be read. Send JSON.',
    zh: '無法讀取請求，請傳送 JSON。',
  },
  tooLarge: { code: 400, en: 'The request is too large.', zh: '請求內容過大。' },
  unknownCall: { code: 400, en: 'There is no such call.', zh: '沒有這個介面。' },
  onlyPost: { code: 400, en: 'This call takes POST.', zh: '此介面只接受 POST。' },
  notYet: { code: 400, en: 'Not available yet', zh: '尚未開放' },
  tooMany: {
    code: 400,
    en: 'Too many attempts. Please wait {seconds} seconds.',
    zh: '嘗試次數過多，請等待 {seconds} 秒。',
  },
  keyMissing: {
    code: 400,
    en: 'Idempotency-Key is missing: a money call needs one (a UUID).',
    zh: '缺少 Idempotency-Key：資金操作必須附上（UUID）。',
  },
  keyReused: {
    code: 400,
    en: 'This Idempotency-Key was used for another request.',
    zh: '此 Idempotency-Key 已用於另一個請求。',
  },
  cursor: { code: 400, en: 'The page cursor is not valid.', zh: '分頁游標無效。' },
  notFound: { code: 400, en: '{what} was not found.', zh: '找不到{what}。' },

  alreadyAppointed: {
    code: 400,
    en: 'This member is appointed already. Change the ratios in the list.',
    zh: '此成員已被任命，請在列表中修改比例。',
  },
  notAppointed: {
    code: 400,
    en: 'This member is not appointed.',
    zh: '此成員尚未被任命。',
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
  ratioTooLow: {
    code: 400,
    en: 'At least {min}: agents or mining sites below this member have that much.',
    zh: '最低為 {min}：此成員下級的代理或礦場已有該比例。',
  },

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
  wrongOldPassword: {
    code: 400,
    en: 'Password modification failed: the old password is wrong.',
    zh: '密碼修改失敗：舊密碼錯誤。',
  },
  passwordNone: {
    code: 400,
    en: 'This account has no password yet. Set the first one by “Forgot password”, with a code mailed to you.',
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
  addressChecksum: {
    code: 400,
    en: 'Wallet address: its capital and small letters do not fit. Copy the address again.',
    zh: '錢包地址：大小寫校驗不符，請重新複製地址。',
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
    en: 'No account has this wallet address. Create an account first.',
    zh: '此錢包地址尚無帳戶，請先註冊。',
  },
  mailFailed: {
    code: 400,
    en: 'Verification code acquisition failed, please try again',
    zh: '驗證碼取得失敗，請重試',
  },

  overdrawn: { code: 400, en: 'Insufficient balance', zh: '餘額不足' },
  overdrawnBTCWT: { code: 400, en: 'BTCWT insufficient balance', zh: 'BTCWT 餘額不足' },
  amountTooSmall: {
    code: 400,
    en: 'The smallest amount here is {min} {coin}.',
    zh: '最低數量為 {min} {coin}。',
  },
  planUnknown: { code: 400, en: 'There is no such term.', zh: '沒有這個期限。' },
  coinNotPledgeable: {
    code: 400,
    en: '{coin} cannot be pledged this way at the moment.',
    zh: '目前無法以此方式質押 {coin}。',
  },
  accountUnproved: {
    code: 400,
    en: 'Prove that this wallet address is yours first: sign in with the wallet once.',
    zh: '請先證明此錢包地址屬於您：用錢包登入一次。',
  },
  tooManyOpenOrders: {
    code: 400,
    en: 'You have {count} pledges waiting for payment. Finish them or let them expire first.',
    zh: '您有 {count} 筆質押等待付款，請先完成或等待其過期。',
  },
  coinNotTransferable: {
    code: 400,
    en: '{coin} cannot be transferred at the moment.',
    zh: '目前無法轉帳 {coin}。',
  },
  payeeSelf: { code: 400, en: 'You cannot pay yourself.', zh: '無法轉帳給自己。' },
  payeeUnknown: {
    code: 400,
    en: 'There is no member with this UID or wallet address.',
    zh: '沒有此 UID 或錢包地址的會員。',
  },
  payeeClosed: {
    code: 400,
    en: 'This member cannot receive transfers at the moment. Nothing was taken.',
    zh: '此會員目前無法收款，沒有扣除任何資產。',
  },
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
  withdrawalOnItsWay: {
    code: 400,
    en: 'This withdrawal is on its way to the chain already and can no longer be cancelled.',
    zh: '這筆提現已在處理付款，無法再取消。',
  },
  withdrawalOver: {
    code: 400,
    en: 'This withdrawal is finished already. There is nothing to cancel.',
    zh: '這筆提現已結束，無需取消。',
  },
  orderNotOpen: {
    code: 400,
    en: 'This order no longer waits for a payment.',
    zh: '此訂單已不再等待付款。',
  },
  orderHasHash: {
    code: 400,
    en: 'This order already has another transaction.',
    zh: '此訂單已有另一筆交易。',
  },
  hashUsed: {
    code: 400,
    en: 'This transaction was already used.',
    zh: '此交易已被使用。',
  },
  chainHalted: {
    code: 400,
    en: 'The chain cannot be followed safely right now, so wallet pledges are paused. Nothing is lost.',
    zh: '目前無法安全地追蹤區塊鏈，錢包質押暫停。沒有任何資產遺失。',
  },
})

export type RefusalName = keyof typeof refusals

/** Why an order failed, by the name that is stored with it. */
export const orderReasons = {
  expired: {
    en: 'No payment arrived in time. Nothing was taken.',
    zh: '未在期限內收到付款，沒有扣除任何資產。',
  },
  notFound: {
    en: 'The transaction was never found on the chain. Nothing was taken.',
    zh: '鏈上找不到該交易，沒有扣除任何資產。',
  },
  reverted: {
    en: 'The transaction failed on the chain. Only its network fee was spent.',
    zh: '該交易在鏈上執行失敗，僅消耗了網路手續費。',
  },
  replaced: {
    en: 'The transaction was replaced by another one in the wallet. Nothing was taken by it.',
    zh: '該交易在錢包中被另一筆取代，沒有因此扣除任何資產。',
  },
  wrongReceiver: {
    en: 'The transaction did not pay the pool.',
    zh: '該交易並未付款到礦池。',
  },
  wrongSender: {
    en: 'The payment came from another wallet address.',
    zh: '付款來自另一個錢包地址。',
  },
  wrongAmount: {
    en: 'Another amount arrived. What arrived was credited to your balance.',
    zh: '到帳數量不符。已到帳的部分已計入您的餘額。',
  },
  wrongCoin: {
    en: 'Another coin arrived. What arrived was credited to your balance.',
    zh: '到帳幣種不符。已到帳的部分已計入您的餘額。',
  },
  unproved: {
    en: 'The payment came from an address that is not yet proved to be yours. It is kept for you: prove the address, then contact support.',
    zh: '付款來自尚未證明屬於您的地址。款項已為您保留：請先證明該地址，再聯絡客服。',
  },
  alreadyUsed: {
    en: 'The transaction already belongs to another order.',
    zh: '該交易已屬於另一筆訂單。',
  },
  reorganised: {
    en: 'The chain took the payment back (a reorganisation).',
    zh: '區塊鏈重組，該筆付款已被撤銷。',
  },
} as const satisfies Record<string, Words>

export type OrderReason = keyof typeof orderReasons

/** Why a withdrawal was not paid, by the name that is stored with it. `{note}` is what an operator wrote to the member. */
export const withdrawalReasons = {
  cancelled: { en: 'You cancelled it.', zh: '您已取消這筆提現。' },
  refused: { en: 'It was not approved: “{note}”', zh: '未通過審核：「{note}」' },
  reverted: {
    en: 'The payment failed on the chain. Nothing was paid out.',
    zh: '鏈上付款失敗，未轉出任何款項。',
  },
} as const satisfies Record<string, Words>

export type WithdrawalReason = keyof typeof withdrawalReasons
