import { figureTable } from './FigureFacts.ts'

const team = {
  on: ['Community'],
  by: 'member/referenceList',
  kind: 'measured',
  rows: ['community'],
} as const
export const hashrate = { en: 'Computing power of 1 T', zh: '每 1 T 的算力' }
/** In the list of a screen, and of whoever is opened in it. */
export const asMember = ['member/referenceList', 'member/minersList', 'member/miningList'] as const
const ratios = {
  on: ['Agent management', 'Mining site management'],
  by: ['member/userInfo', 'member/ratioChanges', ...asMember],
  kind: 'set',
  rows: ['agents', 'sites'],
} as const
/** What a team staked, and what its members are given a share by. */
export const communityFigures = figureTable({
  'team.power': {
    ...team,
    title: { en: 'Your team’s power', zh: '團隊算力' },
    kind: 'estimated',
    formula: {
      en: 'The staked T of everybody below you, your own not included, × the computing power of 1 T, which the operators set.',
      zh: '您所有下級質押的 T（不含您自己）× 每 1 T 的算力（由營運方設定）。',
    },
    from: '`member.team_t`, folded within seconds, × parameter `hashratePerT`',
    inputs: { staked: { en: 'Staked by your team', zh: '團隊質押量' }, hashrate },
    sum: '{staked} × {hashrate}',
  },
  'team.staked': {
    ...team,
    title: { en: 'Staked by your team', zh: '團隊質押量' },
    formula: {
      en: 'The T of the active orders of everybody below you, your own not included.',
      zh: '您所有下級進行中訂單的 T 總和，不含您自己。',
    },
    from: '`member.team_t` of whose team is shown; folded within seconds',
  },
  'team.direct': {
    ...team,
    title: { en: 'Direct members', zh: '直接邀請人數' },
    formula: {
      en: 'Members who signed up with your own invitation code.',
      zh: '使用您的邀請碼註冊的會員數。',
    },
    from: '`member.direct`, in the transaction of each sign-up',
  },
  'team.size': {
    ...team,
    title: { en: 'Team', zh: '團隊' },
    formula: {
      en: 'Everybody below you: whom you invited, whom they invited, and so on.',
      zh: '您的所有下級：您邀請的、他們再邀請的，依此類推。',
    },
    from: '`member.team`; folded from `member_joined` within seconds',
  },
  'team.week': {
    ...team,
    title: { en: 'Newly pledged this week, with you', zh: '本週新增質押（含您）' },
    formula: {
      en: 'The T of orders that started since Monday 00:00 UTC, your own and those of everybody below you, less those that the chain took back.',
      zh: '自週一 00:00 UTC 起生效的訂單的 T，含您自己與您的所有下級，扣除被鏈撤回者。',
    },
    from: '`week_power` of the ISO week, of the member and the team',
    rows: ['ranking'],
  },
  'member.stakedT': {
    ...team,
    by: asMember,
    title: { en: 'Own T', zh: '本人 T 數' },
    on: ['Community', 'Agent management', 'Mining site management'],
    formula: {
      en: 'The T of this member’s active orders.',
      zh: '此會員進行中訂單的 T 總和。',
    },
    from: '`member.staked_t`: running orders, each at the `tPerCoin` as it was made',
  },
  'member.teamT': {
    ...team,
    by: asMember,
    title: { en: 'Team’s T', zh: '團隊 T 數' },
    on: ['Community', 'Agent management', 'Mining site management'],
    formula: {
      en: 'The T of the active orders of everybody below this member.',
      zh: '此會員所有下級進行中訂單的 T 總和。',
    },
    from: '`member.team_t`; folded within seconds',
  },
  'member.power': {
    ...team,
    by: asMember,
    title: { en: 'Computing power', zh: '算力' },
    on: ['Community', 'Agent management', 'Mining site management'],
    kind: 'estimated',
    formula: {
      en: 'Own T + team’s T, × the computing power of 1 T, which the operators set.',
      zh: '（本人 T 數 + 團隊 T 數）× 每 1 T 的算力（由營運方設定）。',
    },
    from: '(own T + team’s T) × parameter `hashratePerT`',
    inputs: {
      own: { en: 'Own T', zh: '本人 T 數' },
      team: { en: 'Team’s T', zh: '團隊 T 數' },
      hashrate,
    },
    sum: '({own} + {team}) × {hashrate}',
  },
  'member.rewardRatio': {
    ...ratios,
    title: { en: 'Reward ratio', zh: '獎勵比例' },
    on: ['Community', ...ratios.on],
    formula: {
      en: 'Set by whoever is above in the team, or by an operator. This is the part of the community share of an order that an agent receives, less what an agent further down received already. What is announced for a later day counts from then on.',
      zh: '由上級或營運人員設定。礦工代表按此比例分得訂單的社區份額，並扣除其下級礦工代表已分得的部分。預告的變更自其生效日起計算。',
    },
    from: '`member.reward_ratio`: as decided last; `member/ratioChanges` says from which day a change counts, and the member’s own is what it was until an announced one does (`ratio_change`); 0 for who is neither agent nor site',
  },
  'member.subsidyRatio': {
    ...ratios,
    title: { en: 'Subsidy ratio', zh: '補貼比例' },
    on: ['Community', ...ratios.on],
    formula: {
      en: 'Set by whoever is above in the team, or by an operator. This is the part of the subsidy share of an order that a mining site receives, less what a site further down received already. What is announced for a later day counts from then on.',
      zh: '由上級或營運人員設定。礦場按此比例分得訂單的補貼份額，並扣除其下級礦場已分得的部分。預告的變更自其生效日起計算。',
    },
    from: '`member.subsidy_ratio`: as decided last; `member/ratioChanges` says from which day a change counts, and the member’s own is what it was until an announced one does (`ratio_change`); 0 for who is neither agent nor site',
  },
})
