import { figureTable } from './FigureFacts.ts'

const rewards = {
  on: ['Account'],
  by: 'member/userInfo',
  kind: 'booked',
  from: '`income_total`; kept by `ledger_post` with the lines',
} as const

/** What is the member's own, and what it earned. */
export const accountFigures = figureTable({
  'account.available': {
    title: { en: 'Available', zh: '可用' },
    on: ['Account', 'Staking', 'Transfer', 'Withdrawal'],
    by: 'member/userInfo',
    kind: 'booked',
    formula: {
      en: 'All that came into your balance of this coin, less all that left it. The newest line in Details that changed it says the same as what is available after it.',
      zh: '此幣種所有進入您餘額的款項，減去所有離開的款項。「明細」中最近一筆影響可用餘額的記錄，其「變動後可用」與此相同。',
    },
    from: '`account.balance`, kept by `ledger_post` and proved by the entries',
    rows: ['details'],
  },
  'account.staked': {
    title: { en: 'Staked', zh: '已質押' },
    on: ['Account'],
    by: 'member/userInfo',
    kind: 'booked',
    formula: {
      en: 'What your active orders hold of this coin. It comes back when they end.',
      zh: '您進行中的訂單所持有的此幣種數量，訂單結束時返還。',
    },
    from: '`account.balance`, kept by `ledger_post` and proved by the entries',
    rows: ['orders'],
  },
  'account.withdrawing': {
    title: { en: 'Withdrawing', zh: '提現中' },
    on: ['Account'],
    by: 'member/userInfo',
    kind: 'booked',
    formula: {
      en: 'Amounts and fees of your withdrawals that are neither paid nor returned yet.',
      zh: '尚未付款也未退回的提現，其金額與礦工費的總和。',
    },
    from: '`account.balance`, kept by `ledger_post` and proved by the entries',
    rows: ['withdrawals'],
  },
  'leave.out': {
    title: { en: 'To your wallet, today', zh: '今日可提至您的錢包' },
    on: ['Account'],
    kind: 'estimated',
    formula: {
      en: 'What one withdrawal of this coin would pay out now: what is available, BTCW less the fees of both withdrawals, within the smallest and largest amount. Orders cannot be ended early, so what is locked is no part of it.',
      zh: '此幣種現在一次提現可付出的金額：可用餘額（BTCW 扣除兩筆提現的礦工費），並受最小與最大金額限制。訂單無法提前結束，鎖定的部分不計入。',
    },
    from: '`account.balance` and parameter `coinSet`, by `leaving` in `shared/leaving.ts`, whose `mostToWithdraw` the service’s refusals use too',
    inputs: {
      available: { en: 'Available', zh: '可用' },
      fees: { en: 'Miner fees of the withdrawals', zh: '提現礦工費' },
    },
    rows: ['details'],
  },
  'account.income': {
    title: { en: 'Income in all', zh: '收益合計' },
    on: ['Account'],
    by: 'member/userInfo',
    kind: 'booked',
    formula: {
      en: 'Staking rewards + community rewards + activity rewards + mining subsidy, since you joined.',
      zh: '自您加入以來：質押獎勵 + 社區獎勵 + 活動獎勵 + 挖礦補貼。',
    },
    from: 'the sum of the four below',
    inputs: {
      staking: { en: 'Staking rewards', zh: '質押獎勵' },
      community: { en: 'Community rewards', zh: '社區獎勵' },
      activity: { en: 'Activity rewards', zh: '活動獎勵' },
      subsidy: { en: 'Mining subsidy', zh: '挖礦補貼' },
    },
    sum: '{staking} + {community} + {activity} + {subsidy}',
    rows: ['details'],
  },
  'account.incomeToday': {
    title: { en: 'Income today', zh: '今日收益' },
    on: ['Account'],
    by: 'member/userInfo',
    kind: 'booked',
    formula: {
      en: 'All BTCW rewards that reached your balance since 00:00 UTC, of every type.',
      zh: '自 00:00 UTC 起進入您餘額的各類 BTCW 獎勵總和。',
    },
    from: '`income_day` of the UTC day in which it reached the balance',
    rows: ['details'],
  },
  'income.staking': {
    ...rewards,
    title: { en: 'Staking rewards', zh: '質押獎勵' },
    formula: {
      en: 'The sum of what your own orders were paid, each at a 00:00 UTC, out of revenue that had arrived.',
      zh: '您自己的訂單歷次於 00:00 UTC 由已到帳收益所發放獎勵的總和。',
    },
    rows: ['staking_reward'],
  },
  'income.community': {
    ...rewards,
    title: { en: 'Community rewards', zh: '社區獎勵' },
    formula: {
      en: 'The sum of your shares as an agent for orders in your team. Each line says the order, the member, the ratio and the day.',
      zh: '您以礦工代表身分就團隊訂單所得份額的總和。每筆皆註明訂單、會員、比例與日期。',
    },
    rows: ['community_reward'],
  },
  'income.activity': {
    ...rewards,
    title: { en: 'Activity rewards', zh: '活動獎勵' },
    formula: {
      en: 'The sum of the BTCW that operators granted you out of the activity budget.',
      zh: '營運人員由活動預算發給您的 BTCW 總和。',
    },
    rows: ['activity_reward'],
  },
  'income.subsidy': {
    ...rewards,
    title: { en: 'Mining subsidy', zh: '挖礦補貼' },
    formula: {
      en: 'The sum of your shares as a mining site for orders in your team. Each line says the order, the member, the ratio and the day.',
      zh: '您以礦場身分就團隊訂單所得份額的總和。每筆皆註明訂單、會員、比例與日期。',
    },
    rows: ['mining_subsidy'],
  },
})
