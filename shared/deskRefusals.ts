import { refusalTable } from './refusalTable.ts'

/** What the farm's desk says no to. */
export const deskRefusals = refusalTable({
  noMember: { code: 400, en: 'There is no such member.', zh: '沒有這位會員。' },
  lastOperator: {
    code: 400,
    en: 'Somebody has to stay an operator. Make another member one first.',
    zh: '至少要保留一位管理員，請先指派另一位會員。',
  },
  noWithdrawal: {
    code: 400,
    en: 'There is no withdrawal with the number {no}.',
    zh: '沒有編號為 {no} 的提現。',
  },
  withdrawalChanged: {
    code: 400,
    en: 'The withdrawal {no} is not waiting for this, or has changed since. Look at it again.',
    zh: '提現 {no} 目前不處於可執行此操作的狀態，或內容已變更，請重新查看。',
  },
  withdrawalFrozen: {
    code: 400,
    en: 'Member {member} is frozen: {why}. Refuse the withdrawal, or let the member in first.',
    zh: '會員 {member} 已被凍結：{why}。請拒絕這筆提現，或先解除凍結。',
  },
  samePerson: {
    code: 400,
    en: 'You approved the withdrawal {no} already. An amount like this needs a second person.',
    zh: '您已核准過提現 {no}，此數量需要另一位人員再次核准。',
  },
  withdrawalMayBePaid: {
    code: 400,
    en: 'The withdrawal {no} may have been paid, and nothing was changed: the chain knows more than the books, or could not be asked. The payer finds what was paid by itself: try again in a few minutes.',
    zh: '提現 {no} 可能已經付款，因此沒有任何變更：鏈上紀錄多於帳目，或目前無法查詢鏈上資料。付款程式會自行找出已付的款項，請幾分鐘後再試。',
  },
  notHalted: {
    code: 400,
    en: 'The withdrawal {no} is not halted.',
    zh: '提現 {no} 並未暫停。',
  },
})
