import { accountRefusals } from './accountRefusals.ts'
import { deskRefusals } from './deskRefusals.ts'
import { formRefusals } from './formRefusals.ts'
import { refusalTable } from './refusalTable.ts'

/** Every way the service says no. `{…}` are the values that a refusal carries. */
export const refusals = refusalTable({
  signedOut: { code: 401, en: 'Please log in again', zh: '請重新登入' },
  frozenOut: {
    code: 401,
    en: 'This account is frozen: {reason}',
    zh: '此帳戶已凍結：{reason}',
  },
  forbidden: { code: 403, en: 'No permission, access forbidden', zh: '沒有權限，禁止存取' },
  internal: {
    code: 500,
    en: 'Something went wrong on our side. Nothing was changed. Reference {reference}',
    zh: '我們這邊出了問題，沒有任何變更。參考編號 {reference}',
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
  pushOff: {
    code: 400,
    en: 'This farm sends no push notifications.',
    zh: '此服務不提供推播通知。',
  },
  pushService: {
    code: 400,
    en: 'Push notifications through this browser’s push service are not supported.',
    zh: '不支援此瀏覽器的推播服務。',
  },
  pushKeys: {
    code: 400,
    en: 'The browser gave a key for push notifications that is not valid.',
    zh: '瀏覽器提供的推播金鑰無效。',
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
  ratioTooLow: {
    code: 400,
    en: 'At least {min}: agents or mining sites below this member have that much.',
    zh: '最低為 {min}：此成員下級的礦工代表或礦場已有該比例。',
  },

  ...accountRefusals,
  ...deskRefusals,
  ...formRefusals,

  termChanged: {
    code: 400,
    en: 'This term is {days} days now, so nothing was pledged. Check it and pledge again.',
    zh: '此期限現為 {days} 天，因此尚未質押。請確認後重新送出。',
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
    zh: '請先驗證此錢包地址屬於您：用錢包登入一次。',
  },
  tooManyOpenOrders: {
    code: 400,
    en: 'You have {count} pledges waiting for payment. Finish them or let them expire first.',
    zh: '您有 {count} 筆質押等待付款，請先完成或等待其過期。',
  },
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
  feeChanged: {
    code: 400,
    en: 'The fee is {fee} {coin} now, so nothing was sent. Check it and send again.',
    zh: '手續費現為 {fee} {coin}，因此尚未送出。請確認後重新送出。',
  },
  withdrawalOnItsWay: {
    code: 400,
    en: 'This withdrawal is on its way to the chain already and can no longer be cancelled.',
    zh: '這筆提現已在處理付款，無法再取消。',
  },
  withdrawalUnclear: {
    code: 400,
    en: 'This withdrawal cannot be cancelled at this moment: we are checking whether it was paid. Nothing was changed. Try again in a minute.',
    zh: '目前無法取消這筆提現：正在確認是否已付款，沒有任何變更。請一分鐘後再試。',
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
  ticketEnded: {
    code: 400,
    en: 'This link has ended or is not complete. Open the order in the app again.',
    zh: '此連結已失效或不完整，請在應用程式中重新開啟訂單。',
  },
  hashUsed: {
    code: 400,
    en: 'This transaction was already used.',
    zh: '此交易已被使用。',
  },
  stakingPaused: {
    code: 400,
    en: 'Staking is paused at the moment, and nothing was taken: {reason}',
    zh: '質押目前暫停，沒有扣除任何資產：{reason}',
  },
  transfersPaused: {
    code: 400,
    en: 'Transfers are paused at the moment, and nothing was taken: {reason}',
    zh: '轉帳目前暫停，沒有扣除任何資產：{reason}',
  },
  withdrawalsPaused: {
    code: 400,
    en: 'Withdrawals are paused at the moment, and nothing was taken: {reason}',
    zh: '提現目前暫停，沒有扣除任何資產：{reason}',
  },
  chainHalted: {
    code: 400,
    en: 'The chain cannot be followed safely right now, so wallet pledges are paused. Nothing is lost.',
    zh: '目前無法安全地追蹤區塊鏈，錢包質押暫停。沒有任何資產遺失。',
  },
})

export type RefusalName = keyof typeof refusals
