import { figureTable } from './FigureFacts.ts'

/** Home shows the totals that come with its chart, and where these are missing those of the parameters. */
const totals = ['product/pledgeData', 'home/parameters'] as const

/** What the whole pool holds and earned. */
export const poolFigures = figureTable({
  'pool.staked': {
    title: { en: 'Staked in the pool', zh: '礦池質押總量' },
    on: ['Home'],
    by: totals,
    kind: 'measured',
    formula: {
      en: 'The T of all active orders of all members. 1 BTCWT is 1 T; BTCW counts as many T as it did when its order was made.',
      zh: '全體會員所有進行中訂單的 T 總和。1 BTCWT 為 1 T；BTCW 依下單時的比例折合。',
    },
    from: '`pool_total` and what is not folded into it yet',
    rows: ['poolDays'],
  },
  'pool.stakedByDay': {
    title: { en: 'Staked in the pool by day', zh: '每日礦池質押量' },
    on: ['Home'],
    by: 'product/pledgeData',
    kind: 'measured',
    formula: {
      en: 'For each day the T that counted when its revenue was shared out, at 00:00 UTC.',
      zh: '每日於 00:00 UTC 分配收益時計入的 T。',
    },
    from: '`distribution`: T that counted at each midnight',
    rows: ['poolDays'],
  },
  'pool.revenue': {
    title: { en: 'Total revenue', zh: '總收益' },
    on: ['Home', 'Total revenue of mining pool'],
    by: totals,
    kind: 'booked',
    formula: {
      en: 'All BTCW that ever arrived on the chain for the reward pool, from addresses that the operators named. What members pledge is not part of it.',
      zh: '歷來自營運方指定地址於鏈上進入獎勵池的全部 BTCW，不含會員的質押。',
    },
    from: '`pool_total` and what is not folded into it yet: all that arrived from funding addresses, ever',
    rows: ['poolDays'],
  },
  'pool.revenueByDay': {
    title: { en: 'Revenue by day', zh: '每日收益' },
    on: ['Total revenue of mining pool'],
    by: 'asset/miningFlowRecord',
    kind: 'booked',
    formula: {
      en: 'For each day what was in the reward pool at its 00:00 UTC, what the day before carried over included. A tap on a day in the list adds it up.',
      zh: '每日 00:00 UTC 獎勵池中的金額，含前一日結轉。點選列表中的日期可查看計算。',
    },
    from: '`distribution`, finished days; revenue is what was in the reward pool at the midnight, what was carried over included',
    rows: ['poolDays'],
  },
  'pool.orders': {
    title: { en: 'Orders', zh: '訂單' },
    on: ['Home'],
    by: totals,
    kind: 'measured',
    formula: {
      en: 'Orders of all members that ever started. One whose payment the chain took back is not counted.',
      zh: '全體會員歷來生效的訂單數；付款被鏈撤回者不計。',
    },
    from: '`pool_total` and what is not folded into it yet',
  },
  'pool.power': {
    title: { en: 'Computing power of the pool', zh: '礦池算力' },
    on: ['Home'],
    by: totals,
    kind: 'estimated',
    formula: {
      en: 'The staked T of the pool × the computing power of 1 T, which the operators set.',
      zh: '礦池質押的 T × 每 1 T 的算力（由營運方設定）。',
    },
    from: 'staked T × parameter `hashratePerT`',
    inputs: {
      staked: { en: 'Staked in the pool', zh: '礦池質押總量' },
      hashrate: { en: 'Computing power of 1 T', zh: '每 1 T 的算力' },
    },
    sum: '{staked} × {hashrate}',
  },
})
