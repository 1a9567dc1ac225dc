import { figureTable } from './FigureFacts.ts'

const solvency = { on: ['Home'], by: 'home/solvency' } as const
const house = {
  ...solvency,
  kind: 'booked',
  from: '`account` of the house, as of the same block',
} as const

/** What the pool holds on the chain, and what it owes. */
export const solvencyFigures = figureTable({
  'solvency.coverage': {
    ...solvency,
    title: { en: 'Coverage', zh: '覆蓋率' },
    kind: 'measured',
    formula: {
      en: 'Held on the chain ÷ owed in all, rounded down. Fees are the pool’s own and not owed.',
      zh: '鏈上持有 ÷ 負債合計，無條件捨去。手續費為礦池自有，不屬負債。',
    },
    from: 'on the chain ÷ (members + reward pool + activity + unclaimed, the pots at least 0 each), four decimals, rounded down; none while nothing is owed',
    inputs: {
      held: { en: 'Held on the chain', zh: '鏈上持有' },
      owed: { en: 'Owed in all', zh: '負債合計' },
    },
    sum: '{held} ÷ {owed}',
  },
  'solvency.held': {
    ...solvency,
    title: { en: 'Held on the chain', zh: '鏈上持有' },
    kind: 'measured',
    formula: {
      en: 'The balance of the pool’s contract, as the chain itself says at that block. Anybody can read it there.',
      zh: '該區塊時鏈上所示的礦池合約餘額，任何人皆可查詢。',
    },
    from: '`eth_getBalance` of the pool and `balanceOf` of the token, at the block told',
    inputs: { block: { en: 'Block', zh: '區塊' } },
  },
  'solvency.members': {
    ...house,
    title: { en: 'Members’ balances', zh: '會員餘額' },
    formula: {
      en: 'What is available, staked and withdrawing of all members together, one below zero as nothing, less withdrawals that the chain had paid at that block and that the books had not taken off yet, plus those that the books had taken off and whose payment the chain took back.',
      zh: '全體會員可用、已質押與提現中的總和（負餘額以 0 計），減去該區塊時鏈上已付款、而帳上尚未扣除的提現，加上帳上已扣除、但付款被鏈撤回的提現。',
    },
    from: 'what the accounts of the house miss to zero, less payouts on their way that the pool’s contract says are paid, plus paid ones that a reorganisation took away and that it says are not, plus what members are below zero by, as of the same block',
  },
  'solvency.short': {
    ...house,
    title: { en: 'Below zero, not taken off', zh: '負餘額（未扣除）' },
    formula: {
      en: 'What members below zero owe the farm, after the chain took back what they had paid in. It is not taken off what is owed to others.',
      zh: '鏈撤回會員的存入後，餘額為負的會員欠本平台的金額，不由應付其他會員的金額中扣除。',
    },
    from: '`account` of the members with one below zero, all of a member’s accounts of a coin together, the payouts as with members’ balances, as of the same block',
  },
  'solvency.rewardPool': {
    ...house,
    title: { en: 'Reward pool', zh: '獎勵池' },
    formula: {
      en: 'Revenue that arrived and is not paid out yet. BTCW is shared out at 00:00 UTC; BTCWT stays here.',
      zh: '已到帳而尚未發放的收益。BTCW 於 00:00 UTC 分配；BTCWT 則留存於此。',
    },
    rows: ['poolDays'],
  },
  'solvency.activity': {
    ...house,
    title: { en: 'Activity budget', zh: '活動預算' },
    formula: {
      en: 'What was paid in for activity rewards, less what was granted and what made losses of the pool good.',
      zh: '為活動獎勵存入的金額，減去已發放的與用來補足礦池損失的金額。',
    },
  },
  'solvency.unclaimed': {
    ...house,
    title: { en: 'Unclaimed', zh: '未認領' },
    formula: {
      en: 'What arrived and waits for its owner: from addresses that are nobody’s, or of members whose wallets have not signed yet.',
      zh: '已到帳、等待認領的金額：來自無人登記的地址，或來自錢包尚未簽名的會員地址。',
    },
  },
  'solvency.owed': {
    ...solvency,
    title: { en: 'Owed in all', zh: '負債合計' },
    kind: 'booked',
    formula: {
      en: 'Members’ balances + reward pool + activity budget + unclaimed. A pot below zero owes nothing and counts as 0.',
      zh: '會員餘額 + 獎勵池 + 活動預算 + 未認領。低於零的部分不屬負債，以 0 計。',
    },
    from: 'the sum of the four, reward pool and activity at least 0 each',
    inputs: {
      members: { en: 'Members’ balances', zh: '會員餘額' },
      rewardPool: { en: 'Reward pool', zh: '獎勵池' },
      activity: { en: 'Activity budget', zh: '活動預算' },
      unclaimed: { en: 'Unclaimed', zh: '未認領' },
    },
    sum: '{members} + {rewardPool} + {activity} + {unclaimed}',
  },
  'solvency.fees': {
    ...house,
    title: { en: 'Fees, not owed', zh: '手續費（非負債）' },
    formula: {
      en: 'Fees that lie in the pool: what was collected and what was brought for gas, less the gas used and what made losses of the pool good, less what lies in the paying wallet.',
      zh: '留在礦池中的手續費：已收取的手續費與為鏈上手續費補入的款項，減去已用的鏈上手續費與用來補足礦池損失的金額，再減去付款錢包中的餘額。',
    },
    from: '`fees + gas` of the house, as of the same block',
  },
})
