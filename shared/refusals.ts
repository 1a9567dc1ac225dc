import { accountRefusals } from './accountRefusals.ts'
import { deskRefusals } from './deskRefusals.ts'
import { formRefusals } from './formRefusals.ts'
import { payoutRefusals } from './payoutRefusals.ts'
import { refusalTable } from './refusalTable.ts'
import { stakingRefusals } from './stakingRefusals.ts'
import { wordRefusals } from './wordRefusals.ts'

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
  tooSlow: {
    code: 400,
    en: 'The request did not arrive in time, and nothing was done. Please try again.',
    zh: '請求未能及時送達，沒有執行任何操作，請重試。',
  },
  unknownCall: { code: 400, en: 'There is no such call.', zh: '沒有這個介面。' },
  onlyPost: { code: 400, en: 'This call takes POST.', zh: '此介面只接受 POST。' },
  notYet: { code: 400, en: 'Not available yet', zh: '尚未開放' },
  tooMany: {
    code: 400,
    en: 'Too many attempts. Please wait {wait}.',
    zh: '嘗試次數過多，請等待 {wait}。',
  },
  keyMissing: {
    code: 400,
    en: 'Idempotency-Key is missing: a money call needs one (a UUID).',
    zh: '缺少 Idempotency-Key：資金操作必須附上（UUID）。',
  },
  keyReused: {
    code: 400,
    en: 'Something else was sent from here before. It arrived and was dealt with; only its answer was lost. Look at what became of it first, then send this again.',
    zh: '先前已從這裡送出另一個請求。該請求已送達並處理，只是未收到回覆。請先查看其結果，再重新送出。',
  },
  pushOff: {
    code: 400,
    en: 'This farm sends no push notifications.',
    zh: '本平台不提供推播通知。',
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
  ratioToCome: {
    code: 400,
    en: 'At most {max} until {day}, 00:00 UTC: your own higher ratio counts from then on.',
    zh: '{day} 00:00 UTC 之前最高為 {max}：您自己較高的比例自該時起才生效。',
  },
  ratioTooLow: {
    code: 400,
    en: 'At least {min}: agents or mining sites below this member have that much.',
    zh: '最低為 {min}：此成員下級的礦工代表或礦場已有該比例。',
  },

  ...accountRefusals,
  ...deskRefusals,
  ...wordRefusals,
  ...formRefusals,
  ...payoutRefusals,
  ...stakingRefusals,

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
    zh: '這筆提現已開始付款，無法再取消。',
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
  transfersPaused: {
    code: 400,
    en: 'Nothing was taken. Transfers are paused at the moment: {reason}',
    zh: '沒有扣除任何資產。轉帳目前暫停：{reason}',
  },
  withdrawalsPaused: {
    code: 400,
    en: 'Nothing was taken. Withdrawals are paused at the moment: {reason}',
    zh: '沒有扣除任何資產。提現目前暫停：{reason}',
  },
})

export type RefusalName = keyof typeof refusals
