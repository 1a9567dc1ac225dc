import { asMember } from './community.ts'
import { figureTable } from './FigureFacts.ts'

const grade = {
  kind: 'measured',
  formula: {
    en: 'The highest grade whose T is reached by the active orders of everybody below. The operators set the T of each grade.',
    zh: '所有下級進行中訂單的 T 所達到的最高等級。各等級所需的 T 由營運方設定。',
  },
  from: '`member.team_t` against the parameter `grades`',
} as const

/** Where somebody stands in the community. */
export const standingFigures = figureTable({
  'account.grade': {
    ...grade,
    title: { en: 'Grade', zh: '等級' },
    on: ['Account', 'Information', 'Community'],
    by: 'member/userInfo',
    rows: ['community'],
  },
  'member.grade': {
    ...grade,
    title: { en: 'Grade', zh: '等級' },
    on: ['Community', 'Agent management', 'Mining site management'],
    by: asMember,
    inputs: { team: { en: 'Team’s T', zh: '團隊 T 數' } },
  },
  'member.direct': {
    title: { en: 'Direct members', zh: '直接邀請人數' },
    on: ['Community', 'Agent management', 'Mining site management'],
    by: asMember,
    kind: 'measured',
    formula: {
      en: 'Members who signed up with this member’s own invitation code.',
      zh: '使用此會員邀請碼註冊的會員數。',
    },
    from: '`member.direct`, in the transaction of each sign-up',
  },
})
