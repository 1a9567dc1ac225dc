import { refusalTable } from './refusalTable.ts'

/** What the farm's desk says no to of withdrawals, payouts and what was lost. */
export const payoutRefusals = refusalTable({
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
  ownWithdrawal: {
    code: 400,
    en: 'The withdrawal {no} is your own. Somebody else has to approve it.',
    zh: '提現 {no} 屬於您本人，須由其他人員核准。',
  },
  samePerson: {
    code: 400,
    en: 'You approved the withdrawal {no} already. An amount like this needs a second person.',
    zh: '您已核准過提現 {no}，此數量需要另一位人員再次核准。',
  },
  withdrawalMayBePaid: {
    code: 400,
    en: 'The withdrawal {no} may have been paid, and nothing was changed: the chain knows more than the books, or could not be asked. The payer finds what was paid by itself: try again in a few minutes.',
    zh: '提現 {no} 可能已經付款，因此沒有任何變更：鏈上記錄多於帳目，或目前無法查詢鏈上資料。付款程式會自行找出已付的款項，請幾分鐘後再試。',
  },
  notHalted: {
    code: 400,
    en: 'The withdrawal {no} is not halted.',
    zh: '提現 {no} 並未擱置。',
  },
  payoutsNotStopped: { code: 400, en: 'Payouts are not stopped.', zh: '付款並未停止。' },
  payoutsDiffer: {
    code: 400,
    en: 'Chain and books still disagree. {why} Nothing is paid until they agree.',
    zh: '鏈上與帳目仍不一致。{why}在一致之前不會付款。',
  },
  walletShort: {
    code: 400,
    en: '{why} Bring what is missing and wait until its block is settled.',
    zh: '{why}請補足差額，並等待該區塊確認。',
  },
  lossDiffers: {
    code: 400,
    en: 'The pool is short of {missing} {coin} now. Only that can be booked as lost.',
    zh: '礦池目前短少 {missing} {coin}，只能將此數量記為損失。',
  },
  notLost: {
    code: 400,
    en: 'Only {lost} {coin} is lost. More than that cannot be made good.',
    zh: '目前記為損失的僅 {lost} {coin}，無法補足更多。',
  },
  houseShort: {
    code: 400,
    en: 'The farm itself has only {held} {coin} in the pool to make it good with.',
    zh: '平台在礦池中可用於補足的僅 {held} {coin}。',
  },
  withdrawalStillOpen: {
    code: 400,
    en: 'The withdrawal {no} may still be paid: its nonce {nonce} of the wallet {wallet} is not used up in a settled block. Use it up with the key of that wallet, or, where nothing was signed, take the wallet’s right to pay away in the contract. Then try again.',
    zh: '提現 {no} 仍可能被支付：錢包 {wallet} 的 nonce {nonce} 尚未在已確認的區塊中使用。請以該錢包的金鑰用掉此 nonce；若從未簽署任何交易，也可在合約中撤銷該錢包的付款權限，然後再試。',
  },
})
