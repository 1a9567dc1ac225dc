import { figureTable } from './FigureFacts.ts'

const fee = { en: 'Fee', zh: '手續費' }
const amount = { en: 'Amount', zh: '數量' }
const available = { en: 'Available', zh: '可用' }
const asked = 'What is really taken is the service’s reckoning under one lock'

/** What moving money costs and leaves, and what a day changed. */
export const assetFigures = figureTable({
  'transfer.paid': {
    title: { en: 'You pay', zh: '您支付' },
    on: ['Transfer'],
    kind: 'estimated',
    formula: {
      en: 'The amount + the fee. The service calculates it again when you send, and takes no other fee than the one shown.',
      zh: '數量 + 手續費。送出時由伺服器重新計算，且不會收取與所示不同的手續費。',
    },
    from: `the amount and the fee of \`coinSet\`. ${asked}`,
    inputs: { amount, fee },
    sum: '{amount} + {fee}',
  },
  'transfer.fee': {
    title: { en: 'Fee of a transfer', zh: '轉帳手續費' },
    on: ['Transfer', 'Rule changes'],
    by: 'home/parameters',
    kind: 'set',
    formula: {
      en: 'Set by the operators for each coin, the same for every amount.',
      zh: '由營運方按幣種設定，與金額無關。',
    },
    from: 'parameter `coinSet`, `transfer.fee` of the coin',
    rows: ['fee'],
  },
  'transfer.left': {
    title: { en: 'Left in your balance', zh: '剩餘餘額' },
    on: ['Transfer'],
    kind: 'estimated',
    formula: {
      en: 'What is available, less what you pay.',
      zh: '可用餘額減去您支付的金額。',
    },
    from: `available less amount and fee. ${asked}`,
    inputs: { available, paid: { en: 'You pay', zh: '您支付' } },
    sum: '{available} − {paid}',
    rows: ['details'],
  },
  'withdrawal.paid': {
    title: { en: 'You pay', zh: '您支付' },
    on: ['Withdrawal'],
    kind: 'estimated',
    formula: {
      en: 'The amount + the miner fee, which is always BTCW. The service calculates it again when you send, and takes no other fee than the one shown.',
      zh: '數量 + 礦工費（一律以 BTCW 支付）。送出時由伺服器重新計算，且不會收取與所示不同的礦工費。',
    },
    from: `the amount and the fee of \`coinSet\`. ${asked}`,
    inputs: { amount, fee: { en: 'Miner fee', zh: '礦工費' } },
    sum: '{amount} + {fee}',
  },
  'withdrawal.fee': {
    title: { en: 'Miner fee', zh: '礦工費' },
    on: ['Withdrawal', 'Staking', 'My Staking', 'Pay a pledge', 'Rule changes'],
    by: 'home/parameters',
    kind: 'set',
    formula: {
      en: 'Set by the operators for each coin, always in BTCW, the same for every amount. It pays the gas on the chain.',
      zh: '由營運方按幣種設定，一律以 BTCW 計，與金額無關，用以支付鏈上手續費。',
    },
    from: 'parameter `coinSet`, `withdraw.fee` of the coin. The last look sends along the fee that it shows, and no other is taken',
    rows: ['fee'],
  },
  'withdrawal.left': {
    title: { en: 'Left in your balance', zh: '剩餘餘額' },
    on: ['Withdrawal'],
    kind: 'estimated',
    formula: {
      en: 'What is available, less what leaves of that coin: the amount, and of BTCW the miner fee.',
      zh: '可用餘額減去該幣種支出的部分：數量；BTCW 另減礦工費。',
    },
    from: `available less the amount, and of BTCW less the fee. ${asked}`,
    inputs: { available, spent: { en: 'Leaves your balance', zh: '支出' } },
    sum: '{available} − {spent}',
    rows: ['details'],
  },
  'withdrawal.approval': {
    title: { en: 'Not reviewed under', zh: '免審核額度' },
    on: ['Withdrawal'],
    by: 'home/parameters',
    kind: 'set',
    formula: {
      en: 'The service approves a withdrawal by itself as long as what it approved for you in this coin within 24 hours, this one included, stays under this limit. What came back does not count. What came by transfer within 24 hours is looked at by an operator all the same. The operators set the limit.',
      zh: '24 小時內由伺服器自動核准的同一幣種提現，連同這一筆、不計已退回者，總額低於此額度時，由伺服器自動核准；24 小時內轉入的資產仍由營運人員審核。額度由營運方設定。',
    },
    from: 'parameter `coinSet`, `withdraw.autoApproveBelow` of the coin; what counts towards it is decision 051',
    rows: ['withdrawals'],
  },
  'pledge.left': {
    title: { en: 'Left in your balance', zh: '剩餘餘額' },
    on: ['Staking'],
    kind: 'estimated',
    formula: { en: 'What is available, less what you pledge.', zh: '可用餘額減去質押的數量。' },
    from: `available less the amount. ${asked}`,
    inputs: { available, amount },
    sum: '{available} − {amount}',
    rows: ['details'],
  },
  'pledge.stakedT': {
    title: { en: 'Counts as', zh: '折合' },
    on: ['Staking'],
    kind: 'estimated',
    formula: {
      en: 'The amount × how many T a coin counts now; 1 BTCWT is 1 T. The pledge is made with this many T or not at all, and they never change afterwards.',
      zh: '數量 × 每枚幣目前折合的 T；1 BTCWT 為 1 T。若屆時折合的 T 不同，質押不會成立；成立後不再變動。',
    },
    from: 'the amount × `tPerCoin` of the coin in `home/parameters`, rounded down; the service refuses a pledge that counts as another',
    inputs: { amount },
  },
  'pledge.weight': {
    title: { en: 'Weight of the term', zh: '期限權重' },
    on: ['Staking'],
    by: 'home/parameters',
    kind: 'set',
    formula: {
      en: 'Set by the operators for each term. A day’s staking rewards are shared by T × weight. The pledge is made with this weight or not at all, and it never changes afterwards.',
      zh: '由營運方按期限設定。每日質押獎勵按 T × 權重分配。若屆時權重不同，質押不會成立；成立後不再變動。',
    },
    from: 'parameter `plans`, `weight` of the term; the service refuses a pledge of a term that has another',
  },
  'details.daySum': {
    title: { en: 'Sum of the day', zh: '當日合計' },
    on: ['Details'],
    kind: 'booked',
    formula: {
      en: 'The lines of this UTC day below, of one coin, those that came in less those that went out. Shown once all of them are loaded. A pledge that a wallet paid is a line too, though it goes to what is staked and not through what is available.',
      zh: '下方此 UTC 日同一幣種各筆之和，收入減支出。全部載入後才顯示。從錢包支付的質押也計為一筆，但直接計入已質押，不經過可用餘額。',
    },
    from: 'the day’s lines of a coin in `asset/flowRecord`, once all of them are loaded',
  },
})
