import type { Words } from './locale.ts'

/** Why an order failed, by the name that is stored with it. */
export const orderReasons = {
  expired: {
    en: 'No payment of exactly this amount arrived in time. Nothing was taken for this order.',
    zh: '未在期限內收到數量相符的付款，此訂單沒有扣除任何資產。',
  },
  notFound: {
    en: 'The transaction was never found on the Bitwave chain. Nothing was taken there.',
    zh: 'Bitwave 鏈上找不到該交易，沒有扣除該鏈上的任何資產。',
  },
  dropped: {
    en: 'The network dropped the transaction before it came into a block. Nothing was taken.',
    zh: '該交易在寫入區塊之前已被網路丟棄，沒有扣除任何資產。',
  },
  late: {
    en: 'A payment of this amount arrived after the order had ended. It was credited to your balance.',
    zh: '此數量的款項在訂單結束後才到帳，已計入您的餘額。',
  },
  reverted: {
    en: 'The transaction failed on the chain. Only its network fee was spent.',
    zh: '該交易在鏈上執行失敗，僅消耗了鏈上手續費。',
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
    en: 'The payment came from another wallet address, so it does not pay this order. If it was yours, it is kept: contact customer service with the hash.',
    zh: '付款來自另一個錢包地址，因此不計為此訂單的付款。若是您付的，款項已保留：請聯絡客服並提供交易雜湊值。',
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
    en: 'The payment came from an address that is not yet proved to be yours by its wallet’s signature. It is kept for you: prove the address, then contact customer service.',
    zh: '付款來自尚未以錢包簽名驗證的地址。款項已為您保留：請先驗證該地址，再聯絡客服。',
  },
  alreadyUsed: {
    en: 'The transaction already belongs to another order.',
    zh: '該交易已屬於另一筆訂單。',
  },
  reorganised: {
    en: 'The chain took the payment back (a reorganisation).',
    zh: '區塊鏈重組，該筆付款已被撤回。',
  },
} as const satisfies Record<string, Words>

export type OrderReason = keyof typeof orderReasons

/** What is added where nothing was taken so far, but a payment may still come. */
export const lateMoney = {
  proved: {
    en: 'Should a payment still arrive from your account, it is credited to your balance.',
    zh: '若之後仍有從您的帳戶付出的款項到帳，將計入您的餘額。',
  },
  unproved: {
    en: 'Should a payment still arrive, it is kept for you: prove the address, then contact customer service.',
    zh: '若之後仍有款項到帳，將為您保留：請先驗證該地址，再聯絡客服。',
  },
} as const satisfies Record<string, Words>

/** Why a withdrawal was not paid, by the name that is stored with it. `{note}` is what an operator wrote to the member. */
export const withdrawalReasons = {
  cancelled: { en: 'You cancelled it.', zh: '您已取消這筆提現。' },
  refused: { en: 'It was not approved: “{note}”', zh: '未通過審核：「{note}」' },
  reverted: {
    en: 'The payment failed on the chain. Nothing was paid out.',
    zh: '鏈上付款失敗，未付出任何款項。',
  },
  receiverReverted: {
    en: 'The address refused the payment on the chain. Nothing was paid out, and the amount is yours again; the fee paid for the attempt on the chain and does not come back.',
    zh: '收款地址在鏈上拒收了這筆付款，未付出任何款項，金額已退回；礦工費已用於支付這次嘗試的鏈上手續費，不予退還。',
  },
  receiverRefuses: {
    en: 'The address does not accept the payment. Nothing was paid out.',
    zh: '收款地址不接受這筆付款，未付出任何款項。',
  },
  frozen: {
    en: 'The account was frozen before the payment was made. Nothing was paid out.',
    zh: '付款完成前帳戶已被凍結，未付出任何款項。',
  },
} as const satisfies Record<string, Words>

export type WithdrawalReason = keyof typeof withdrawalReasons

/** Why nothing is paid out at all: where chain and books disagree. */
export const stopReasons = {
  pool: {
    en: 'The pool holds {missing} {coin} less than the books say.',
    zh: '礦池在鏈上的餘額比帳目少 {missing} {coin}。',
  },
  wallet: {
    en: 'The paying wallet holds {missing} {coin} less than the books say.',
    zh: '付款錢包的餘額比帳目少 {missing} {coin}。',
  },
  payment: {
    en: 'The pool paid {missing} {coin} that the books do not know of.',
    zh: '礦池付出了 {missing} {coin}，但帳目中沒有這筆記錄。',
  },
  undone: {
    en: 'The books say that {missing} {coin} was paid out; on the chain it was not.',
    zh: '帳目記為已付出的 {missing} {coin}，在鏈上並未付出。',
  },
} as const satisfies Record<string, Words>

/** Why the chain is not followed and nothing is credited, by the name that is stored with it; `{shown}` is what the node shows, `{known}` what is known here. */
export const haltReasons = {
  otherChain: {
    en: 'The node is on chain {shown}, not on {known}.',
    zh: '節點位於鏈 {shown}，而非鏈 {known}。',
  },
  otherStart: {
    en: 'The node shows another chain: its first block is not the one that we know.',
    zh: '節點顯示的是另一條鏈：第一個區塊與記錄的不同。',
  },
  otherBlocks: {
    en: 'The node shows none of the last blocks that we know.',
    zh: '最近記錄的區塊，節點上一個都沒有。',
  },
  startAbove: {
    en: 'BITWAVE_START_BLOCK {known} is above the node’s newest block {shown}.',
    zh: 'BITWAVE_START_BLOCK（{known}）高於節點的最新區塊（{shown}）。',
  },
  nodeBehind: {
    en: 'The node’s newest block {shown} lies below block {known}, where a payment was credited.',
    zh: '節點的最新區塊是 {shown}，低於已有款項入帳的區塊 {known}。',
  },
} as const satisfies Record<string, Words>
