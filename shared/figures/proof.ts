import { figureTable } from './FigureFacts.ts'

const published = {
  on: ['My balance in the total'],
  by: 'home/proofs',
} as const

/** What is published of a day, and the member's own part of it. */
export const proofFigures = figureTable({
  'proof.owed': {
    title: { en: 'Owed to you that day', zh: '當日屬於您的金額' },
    on: ['My balance in the total'],
    by: 'asset/balanceProof',
    kind: 'booked',
    formula: {
      en: 'Available + staked + withdrawing of this coin, as the books stood at the moment told. Below zero counts as nothing.',
      zh: '所示時刻帳上此幣種的可用 + 已質押 + 提現中；負數以零計。',
    },
    from: '`proof_leaf` of the member, made of `account` in one snapshot',
    rows: ['details'],
  },
  'proof.count': {
    ...published,
    title: { en: 'Members in the tree', zh: '樹中的會員數' },
    kind: 'measured',
    formula: {
      en: 'Members who had ever had anything in the books by that moment, each one leaf.',
      zh: '截至該時刻帳上曾有記錄的會員數，每人一個葉節點。',
    },
    from: '`proof_day`: its leaves',
  },
  'proof.total': {
    ...published,
    title: { en: 'Owed to all members', zh: '應付全體會員' },
    kind: 'booked',
    formula: {
      en: 'The sum of all leaves of the tree: available, staked and withdrawing of every member. The root commits to it: whoever checks sees that their own part is in it.',
      zh: '樹中全部葉節點之和：每位會員的可用、已質押與提現中。由根鎖定：查驗者可確認自己的部分計入其中。',
    },
    from: '`proof_day`: what all leaves add up to',
  },
  'proof.gone': {
    ...published,
    title: { en: 'Of that paid out by then', zh: '其中當時已付出' },
    kind: 'measured',
    formula: {
      en: 'Withdrawals that the chain had paid at that block, and that the books had not taken off yet.',
      zh: '該區塊時鏈上已付款、而帳上尚未扣除的提現。',
    },
    from: '`proof_day`: payouts on their way that the pool’s contract says are paid',
  },
  'proof.short': {
    ...published,
    title: { en: 'Below zero, not taken off', zh: '負餘額（未扣除）' },
    kind: 'booked',
    formula: {
      en: 'What members below zero owe the farm. It is not taken off what is owed to others.',
      zh: '餘額為負的會員欠本平台的金額，不由應付其他會員的金額中扣除。',
    },
    from: '`proof_day`: what members are below zero by, in the same snapshot',
  },
  'proof.held': {
    ...published,
    title: { en: 'Held on the chain', zh: '鏈上持有' },
    kind: 'measured',
    formula: {
      en: 'The balance of the pool’s contract, as the chain itself says at that block. Anybody can read it there.',
      zh: '該區塊時鏈上所示的礦池合約餘額，任何人皆可查詢。',
    },
    from: '`eth_getBalance` of the pool and `balanceOf` of the token, at the block told',
    inputs: { block: { en: 'Block', zh: '區塊' } },
  },
})
