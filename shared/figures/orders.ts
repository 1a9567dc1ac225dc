import { figureTable } from './FigureFacts.ts'

const counted = {
  on: ['My Staking'],
  by: 'product/pledgeData',
  kind: 'measured',
  rows: ['orders'],
} as const

/** How many orders there are, and how far one is. */
export const orderFigures = figureTable({
  'orders.active': {
    ...counted,
    title: { en: 'Active orders', zh: '進行中的訂單' },
    formula: {
      en: 'Your orders that have started and not ended.',
      zh: '您已開始且尚未結束的訂單數。',
    },
    from: 'counted in the member’s `pledge_order`, status success',
  },
  'orders.review': {
    ...counted,
    title: { en: 'Orders in review', zh: '審核中的訂單' },
    formula: {
      en: 'Your orders that wait for a payment, or for it to lie deep enough in the chain.',
      zh: '您等待付款或等待區塊確認的訂單數。',
    },
    from: 'counted in the member’s `pledge_order`, status review',
  },
  'orders.ended': {
    ...counted,
    title: { en: 'Ended orders', zh: '已結束的訂單' },
    formula: {
      en: 'Your orders whose term is over; what was pledged came back.',
      zh: '您期限已滿、質押已返還的訂單數。',
    },
    from: 'counted in the member’s `pledge_order`, status end',
  },
  'order.daysLeft': {
    title: { en: 'Days left', zh: '剩餘天數' },
    on: ['My Staking'],
    by: 'product/order',
    kind: 'measured',
    formula: {
      en: 'UTC days from today to the end of the order. What was pledged comes back at the 00:00 UTC of that day.',
      zh: '自今日至訂單結束日的 UTC 天數。質押於該日 00:00 UTC 返還。',
    },
    from: 'from today to `pledge_order.end_day`, UTC days',
    inputs: { ends: { en: 'Ends', zh: '到期日' } },
  },
  'order.confirmations': {
    title: { en: 'Confirmations', zh: '確認數' },
    on: ['My Staking', 'Staking', 'Pay a pledge'],
    by: ['product/order', 'product/openTicket'],
    kind: 'measured',
    formula: {
      en: 'Blocks on the chain, counted from the one that holds the payment. Once there are as many as are asked for, the order starts; later ones are not counted.',
      zh: '鏈上自包含付款的區塊起算的區塊數。達到所需數量後訂單即開始，之後不再計數。',
    },
    from: 'the head of the chain as last seen, less the block before that of the payment',
  },
  'withdrawal.confirmations': {
    title: { en: 'Confirmations', zh: '確認數' },
    on: ['Withdrawal record'],
    by: 'asset/cashRecord',
    kind: 'measured',
    formula: {
      en: 'Blocks on the chain, counted from the one that holds the payment. Once there are as many as are asked for, it is paid; later ones are not counted.',
      zh: '鏈上自包含付款的區塊起算的區塊數。達到所需數量後即為已付款，之後不再計數。',
    },
    from: 'while it is sent: the head of the chain as last seen, less the block before that of the payment (`payout_tx`)',
  },
})
