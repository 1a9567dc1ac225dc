import { figureTable } from './FigureFacts.ts'

const rule = { on: ['Rule changes'], by: 'home/parameters', kind: 'set' } as const

/** What holds for everybody now. Fees stand with what they are paid for. */
export const ruleFigures = figureTable({
  'rules.weight': {
    ...rule,
    title: { en: 'Weight of a term', zh: '期限的權重' },
    formula: {
      en: 'Set by the operators for each term. A day’s staking rewards are shared by T × weight. An order keeps the weight that its term had when it was made.',
      zh: '由營運方按期限設定。每日質押獎勵按 T × 權重分配。訂單沿用下單時的期限權重。',
    },
    from: 'parameter `plans`, `weight` of the term',
    rows: ['orders'],
  },
  'rules.least': {
    ...rule,
    title: { en: 'Smallest pledge of a term', zh: '期限的最低質押數量' },
    formula: {
      en: 'Set by the operators for each term. A pledge that counts as fewer T is not taken.',
      zh: '由營運方按期限設定。折合的 T 低於此數量的質押不予受理。',
    },
    from: 'parameter `plans`, `minAmount` of the term',
    rows: ['orders'],
  },
  'rules.share': {
    ...rule,
    title: { en: 'Share in a day’s revenue', zh: '占每日收益的比例' },
    formula: {
      en: 'Set by the operators. At 00:00 UTC this part of the day’s revenue is for rewards of this kind. What is paid to nobody stays in the reward pool for the next day.',
      zh: '由營運方設定。每日 00:00 UTC，當日收益中的此比例用於此類獎勵。未發放給任何人的部分留在獎勵池，結轉至次日。',
    },
    from: 'parameter `shares`',
    rows: ['poolDays'],
  },
  'rules.grade': {
    ...rule,
    title: { en: 'T of a grade', zh: '等級所需的 T' },
    formula: {
      en: 'Set by the operators for each grade: the T of the active orders of everybody below you from which on you have it. Your own are not counted.',
      zh: '由營運方按等級設定：您所有下級進行中訂單的 T 總和達到此數量即為此等級，不含您自己的訂單。',
    },
    from: 'parameter `grades`',
    rows: ['community'],
  },
  'rules.tPerCoin': {
    ...rule,
    title: { en: 'What a coin counts as', zh: '每枚幣折合的 T' },
    formula: {
      en: 'Set by the operators for each coin; 1 BTCWT is 1 T. An order keeps the T that it counted as when it was made.',
      zh: '由營運方按幣種設定；1 BTCWT 為 1 T。訂單沿用下單時折合的 T。',
    },
    from: 'parameter `coinSet`, `tPerCoin` of the coin',
    rows: ['orders'],
  },
  'rules.power': {
    ...rule,
    title: { en: 'Computing power of 1 T', zh: '每 1 T 的算力' },
    formula: {
      en: 'Set by the operators. It measures a part of the farm and pays nothing by itself.',
      zh: '由營運方設定。它衡量在礦池中的份額，本身不產生獎勵。',
    },
    from: 'parameter `hashratePerT`',
  },
  'rules.limit': {
    ...rule,
    title: { en: 'Limit of an amount', zh: '數量的限制' },
    formula: {
      en: 'Set by the operators for each coin. What is below the smallest amount or above the largest is not taken.',
      zh: '由營運方按幣種設定。低於最低數量或高於上限者不予受理。',
    },
    from: 'parameter `coinSet`, `min` and `max` of the coin’s `transfer` and `withdraw`',
  },
})
