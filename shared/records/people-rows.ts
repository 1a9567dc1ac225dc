import { formatAmount } from '#shared/money.ts'
import { type Listed, type RecordRow, ratio, text, time } from './record-cells.ts'

/** Of the team, of agents and of sites alike. */
export const teamRow = (it: Listed<'member/referenceList'>): RecordRow => ({
  at: it.joinedAt,
  cells: [
    time(it.joinedAt),
    it.id,
    it.nickname,
    it.account,
    ...[it.grade, it.activated, it.agent, it.site].map(text),
    ratio(it.rewardRatio),
    ratio(it.subsidyRatio),
    text(it.direct),
    formatAmount(it.stakedT),
    formatAmount(it.teamT),
  ],
})

export const ratioRow = ({ before, ...it }: Listed<'member/ratioChanges'>): RecordRow => ({
  at: it.createdAt,
  cells: [
    time(it.createdAt),
    text(it.by?.id ?? null),
    text(it.by?.nickname ?? null),
    ...[before.agent, it.agent, before.site, it.site].map(text),
    ...[before.rewardRatio, it.rewardRatio, before.subsidyRatio, it.subsidyRatio].map(ratio),
    it.effectiveFrom,
  ],
})

export const messageRow = (it: Listed<'member/inbox'>): RecordRow => ({
  at: it.createdAt,
  ...(it.coin && { coin: it.coin }),
  cells: [
    time(it.createdAt),
    it.kind,
    text(it.coin),
    it.amount === null ? '' : formatAmount(it.amount),
    text(it.no),
    text(it.title),
    text(it.read),
    text(it.refType),
    text(it.refId),
    it.id,
  ],
})
