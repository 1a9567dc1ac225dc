import { hashrate } from './community.ts'
import { figureTable } from './FigureFacts.ts'

const ranked = {
  on: ['Power Ranking'],
  by: 'member/fengyunList',
  rows: ['ranking'],
} as const

/** What the week brought, and who comes before whom by it. */
export const rankingFigures = figureTable({
  'ranking.weekT': {
    ...ranked,
    on: ['Home', 'Power Ranking'],
    title: { en: 'Newly pledged in the week', zh: '當週新增質押' },
    kind: 'measured',
    formula: {
      en: 'The T of orders that started between Monday and Sunday, UTC, of the member and everybody below, less those that the chain took back. Of equals, who got there first is first.',
      zh: '該會員及其所有下級於當週（UTC 週一至週日）生效的訂單的 T，扣除被鏈撤回者。數量相同者，先達到者在前。',
    },
    from: '`week_power`; ties by the moment at which the amount was reached; from place 1,001 on counted from a place that was marked within the last minute',
  },
  'ranking.power': {
    ...ranked,
    title: { en: 'Computing power of the week', zh: '當週算力' },
    kind: 'estimated',
    formula: {
      en: 'The T of the week × the computing power of 1 T, which the operators set.',
      zh: '當週的 T × 每 1 T 的算力（由營運方設定）。',
    },
    from: 'its T × parameter `hashratePerT`',
    inputs: { staked: { en: 'T of the week', zh: '當週 T 數' }, hashrate },
    sum: '{staked} × {hashrate}',
  },
})
