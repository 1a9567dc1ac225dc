import { refusalTable } from './refusalTable.ts'

/** How the service says no to a pledge, and to what is paid for one. */
export const stakingRefusals = refusalTable({
  termChanged: {
    code: 400,
    en: 'This term has {days} days and the weight {weight} now, and the amount counts as {staked} T: not what you were shown, so nothing was pledged. Check it and pledge again.',
    zh: '此期限現為 {days} 天、權重 {weight}，所填數量折合 {staked} T，與您先前看到的不同，因此尚未質押。請確認後重新送出。',
  },
  planUnknown: { code: 400, en: 'There is no such term.', zh: '沒有這個期限。' },
  tooManyOpenOrders: {
    code: 400,
    en: 'You have {count} pledges waiting for payment. Finish them or let them expire first.',
    zh: '您有 {count} 筆質押等待付款，請先完成或等待其過期。',
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
    en: 'Nothing was taken. New pledges are paused at the moment: {reason}',
    zh: '沒有扣除任何資產。新的質押目前暫停：{reason}',
  },
  chainHalted: {
    code: 400,
    en: 'The Bitwave chain cannot be relied on at the moment, so pledges from a wallet are paused. Nothing was taken.',
    zh: '目前無法取得可信的 Bitwave 鏈上資料，暫停從錢包質押。沒有扣除任何資產。',
  },
})
