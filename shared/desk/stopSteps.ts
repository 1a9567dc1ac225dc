import type { Words } from '#shared/locale.ts'
import type { stopReasons } from '#shared/reasons.ts'

/** What the desk does about payouts that stopped by themselves, by what was found; docs/operations.md tells more. */
export const stopSteps = {
  pool: {
    en: 'Look through the pool’s payouts for one that no withdrawal has. If it was a theft, pause the pool and take the payer’s role away first. Bring back what is missing like this: pay it in as an activity budget, book the loss, make it good out of that budget, the last two said by two people each. Paid in plainly it makes up for nothing.',
    zh: '查看礦池的付款，找出不屬於任何提現的那一筆。若為盜領，請先暫停礦池並撤銷付款錢包的角色。缺少的部分這樣補回：以活動預算的名義匯入，記為損失，再以該預算補足，後兩步各須兩人確認。直接匯入礦池不能補足任何缺額。',
  },
  wallet: {
    en: 'Look for transactions of the paying wallet that are not ours: the log tells their nonces. If there is one, its key has leaked: take its role away, pause the pool, use a new wallet. What is missing is brought back by paying the paying wallet of now.',
    zh: '查看付款錢包中不是由我們送出的交易，其 nonce 記於日誌。若有，表示私鑰已外洩：請撤銷其角色、暫停礦池並改用新錢包。缺少的部分匯入目前的付款錢包即可補回。',
  },
  payment: {
    en: 'See whom this payment went to. Under a withdrawal’s id it has used that id up: settle or refuse the withdrawal, or, where the books have it as paid, give the member amount and fee as a grant, which is said by two people above the limit. Bring back what the pool lacks like this: pay it in as an activity budget, book the loss, make it good out of that budget, the last two said by two people each.',
    zh: '查看這筆付款的收款人。若使用了某筆提現的編號，該編號已無法再用：請依鏈上結果結束或拒絕該提現；若帳上已記為付出，則以獎勵補給該會員數量與手續費，超過限額須兩人確認。礦池缺少的部分這樣補回：以活動預算的名義匯入，記為損失，再以該預算補足，後兩步各須兩人確認。',
  },
  undone: {
    en: 'The member was not paid. Pay by hand, from another wallet that has the payer’s role, with the withdrawal’s own payout id, receiver and amount: that is found by itself. If something else was paid under that id, the id is used up: give the member amount and fee as a grant out of an activity budget, which is said by two people above the limit.',
    zh: '該會員尚未收到款項。請由另一個具付款角色的錢包手動付款，並使用該筆提現自己的付款編號、收款地址與數量，系統會自行找到。若該編號下已付了別的款項，則無法再用：請從活動預算以獎勵補給該會員數量與手續費，超過限額須兩人確認。',
  },
} as const satisfies Record<keyof typeof stopReasons, Words>
