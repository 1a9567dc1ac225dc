import { figureTable } from './FigureFacts.ts'

const staked = { en: 'Counts as', zh: '折合' }
const hashrate = { en: 'Computing power of 1 T', zh: '每 1 T 的算力' }
const powerFrom = 'its T × parameter `hashratePerT`'

/** What a pledge would earn, and what orders did. */
export const stakingFigures = figureTable({
  'staking.rewardDay': {
    title: { en: 'Reward a day, as yesterday', zh: '比照昨日的每日獎勵' },
    on: ['Staking'],
    kind: 'estimated',
    formula: {
      en: 'What your T would have been paid yesterday, had they been there: what 1 T of the weight 1 was really paid × the weight that this term has now, but lower, because the same rewards would have been shared with your T too. Rounded down. Tomorrow’s revenue decides what tomorrow is paid; it may be nothing.',
      zh: '若您的 T 昨日已參與，可獲發的獎勵：以權重 1 的每 1 T 昨日實際獲發的獎勵 × 此期限目前的權重計，但由於同樣的獎勵還須分給您的 T，結果會略低；無條件捨去。明日的獎勵取決於明日的收益，也可能為零。',
    },
    from: 'the amount in T × the rate × `yesterdayPaid` ÷ (`yesterdayPaid` + the amount in T × the rate), rounded down; the rate is `yesterdayPerWeight` of `product/pledgeData` × the `weight` of the term in `home/parameters`; nothing while none was paid',
    inputs: {
      staked,
      rate: { en: '1 T of this term, as yesterday', zh: '此期限每 1 T（比照昨日）' },
      all: { en: 'Paid yesterday to all orders', zh: '昨日全部訂單獲發' },
    },
    sum: '{staked} × {rate} × {all} ÷ ({all} + {staked} × {rate})',
    rows: ['poolDays'],
  },
  'staking.rewardTerm': {
    title: { en: 'Over the term, if the rate holds', zh: '整個期限（若每日獎勵不變）' },
    on: ['Staking'],
    kind: 'estimated',
    formula: {
      en: 'The reward a day × the days of the term, as if every day were paid like yesterday. No day is like that for certain.',
      zh: '每日獎勵 × 期限天數，假設每日皆如昨日發放；實際每日皆可能不同。',
    },
    from: 'the reward a day × the days of the term',
    inputs: {
      day: { en: 'Reward a day', zh: '每日獎勵' },
      days: { en: 'Days', zh: '天數' },
    },
    sum: '{day} × {days}',
    rows: ['poolDays'],
  },
  'staking.rates': {
    title: { en: 'Paid yesterday for 1 T', zh: '昨日每 1 T 獲發' },
    on: ['Staking'],
    by: 'product/pledgeData',
    kind: 'booked',
    formula: {
      en: 'What all orders of this term were paid at the last 00:00 UTC that is paid to the last order ÷ their T, rounded down. Each is paid by its T × the weight that its term had when it was made.',
      zh: '最近一個已發放完畢的 00:00 UTC 發放給此期限全部訂單的獎勵 ÷ 這些訂單的 T，無條件捨去。各訂單按其 T × 下單時的期限權重獲發。',
    },
    from: '`distribution_plan` of today’s midnight (of yesterday’s while that is not finished): what the plan’s orders were paid, by their T',
    rows: ['poolDays'],
  },
  'staking.average': {
    title: { en: 'Paid per T, 30-day average', zh: '平均每 T 獲發獎勵（30 天）' },
    on: ['Staking'],
    by: 'product/pledgeData',
    kind: 'booked',
    formula: {
      en: 'What all orders of this term were paid at 00:00 UTC of the last 30 days ÷ their T, added up day by day, rounded down. A day on which this term had no order counts for nothing.',
      zh: '最近 30 日各日 00:00 UTC 發放給此期限全部訂單的獎勵 ÷ 這些訂單逐日相加的 T，無條件捨去。此期限沒有訂單的日子不計。',
    },
    from: '`distribution_plan` of the last 30 midnights, as far as they are finished: all that was paid, by all T that it was paid for',
    rows: ['poolDays'],
  },
  'staking.power': {
    title: { en: 'Computing power', zh: '算力' },
    on: ['Staking'],
    kind: 'estimated',
    formula: {
      en: 'T × the computing power of 1 T, which the operators set. It measures your part of the farm and pays nothing by itself.',
      zh: 'T × 每 1 T 的算力（由營運方設定）。它衡量您在礦池中的份額，本身不產生獎勵。',
    },
    from: powerFrom,
    inputs: { staked, hashrate },
    sum: '{staked} × {hashrate}',
  },
  'order.stakedT': {
    title: { en: 'Counts as', zh: '折合' },
    on: ['My Staking'],
    by: 'product/order',
    kind: 'measured',
    formula: {
      en: 'The amount × how many T a coin counted when the order was made; 1 BTCWT is 1 T. It never changes afterwards.',
      zh: '數量 × 下單時每枚幣折合的 T；1 BTCWT 為 1 T。之後不再變動。',
    },
    from: '`pledge_order`, at the `tPerCoin` as it was made',
    inputs: { amount: { en: 'Amount', zh: '數量' } },
  },
  'order.power': {
    title: { en: 'Computing power', zh: '算力' },
    on: ['My Staking'],
    kind: 'estimated',
    formula: {
      en: 'The T of the order × the computing power of 1 T, which the operators set.',
      zh: '訂單的 T × 每 1 T 的算力（由營運方設定）。',
    },
    from: powerFrom,
    inputs: { staked, hashrate },
    sum: '{staked} × {hashrate}',
  },
  'order.earned': {
    title: { en: 'Earned by this order', zh: '此訂單已賺取' },
    on: ['My Staking'],
    by: 'product/order',
    kind: 'booked',
    formula: {
      en: 'The sum of the staking rewards of this order, each paid at 00:00 UTC out of revenue that had arrived.',
      zh: '此訂單的質押獎勵總和，每筆皆於 00:00 UTC 由已到帳收益發放。',
    },
    from: '`pledge_order.earned`: its `staking_reward` lines',
    rows: ['staking_reward'],
  },
  'my.earned': {
    title: { en: 'Earned so far', zh: '累計收益' },
    on: ['My Staking'],
    by: 'product/pledgeData',
    kind: 'booked',
    formula: {
      en: 'The sum of all staking rewards that your orders were paid, ended ones included.',
      zh: '您的訂單（含已結束者）獲發的全部質押獎勵總和。',
    },
    from: '`income_total`, staking rewards',
    rows: ['staking_reward'],
  },
  'my.today': {
    title: { en: 'Staking rewards today', zh: '今日質押獎勵' },
    on: ['My Staking'],
    by: 'product/pledgeData',
    kind: 'booked',
    formula: {
      en: 'The staking rewards that reached your balance since 00:00 UTC.',
      zh: '自 00:00 UTC 起進入您餘額的質押獎勵。',
    },
    from: '`income_day` of this UTC day, staking rewards alone',
    rows: ['staking_reward'],
  },
  'my.daily': {
    title: { en: 'Staking rewards by day', zh: '每日質押獎勵' },
    on: ['My Staking'],
    by: 'product/pledgeData',
    kind: 'booked',
    formula: {
      en: 'For each UTC day the sum of the staking rewards that reached your balance in it.',
      zh: '每個 UTC 日進入您餘額的質押獎勵總和。',
    },
    from: '`income_day`, staking rewards of 30 days, from the first order on',
    rows: ['staking_reward'],
  },
})
