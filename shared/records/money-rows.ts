import { formatAmount } from '#shared/money.ts'
import { type Listed, type RecordRow, ratio, text, time } from './record-cells.ts'
import { isReward } from './taxMoves.ts'

export const transferRow =
  (direction: 'in' | 'out') =>
  (it: Listed<'asset/transferTo'>): RecordRow => ({
    at: it.createdAt,
    coin: it.coin,
    cells: [
      time(it.createdAt),
      it.no,
      direction,
      it.coin,
      formatAmount(it.amount),
      // The payer bears it, and the payee's books have none.
      direction === 'out' ? formatAmount(it.fee) : '',
      it.payer.id,
      it.payer.nickname,
      it.payee.id,
      it.payee.nickname,
      it.method,
      text(it.note),
    ],
  })

export const withdrawalRow = (it: Listed<'asset/cashRecord'>): RecordRow => ({
  at: it.createdAt,
  coin: it.coin,
  cells: [
    time(it.createdAt),
    it.no,
    it.coin,
    formatAmount(it.amount),
    formatAmount(it.fee),
    it.feeCoin,
    it.method,
    it.address,
    it.status,
    it.step,
    text(it.reason),
    text(it.hash),
    time(it.doneAt),
  ],
})

export const orderRow = (it: Listed<'product/order'>): RecordRow => ({
  id: it.id,
  at: it.createdAt,
  coin: it.coin,
  cells: [
    time(it.createdAt),
    it.no,
    it.coin,
    formatAmount(it.amount),
    formatAmount(it.stakedT),
    it.method,
    it.planId,
    text(it.termDays),
    it.status,
    text(it.reason),
    formatAmount(it.earned),
    time(it.startsAt),
    time(it.endsAt),
    text(it.hash),
  ],
})

export const poolDayRow = (it: Listed<'asset/miningFlowRecord'>): RecordRow => ({
  at: it.day,
  cells: [
    it.day,
    ...[it.revenue, it.paidStaking, it.paidCommunity, it.paidSubsidy].map(formatAmount),
    formatAmount(it.carriedOver),
    formatAmount(it.stakedT),
    text(it.orders),
  ],
})

/** Of all lines of the details the rewards, each with what it was reckoned from. */
export const rewardRow = (it: Listed<'asset/flowRecord'>): RecordRow => ({
  at: it.createdAt,
  coin: it.coin,
  cells: isReward(it)
    ? [
        time(it.createdAt),
        it.type,
        it.coin,
        formatAmount(it.amount),
        ...sourceCells(it.source),
        text(it.reason ?? null),
        it.refNo,
        it.id,
      ]
    : null,
})

/** Order, day, whose order it was, ratio, and R, share, weight and W of the arithmetic. */
function sourceCells(source: Listed<'asset/flowRecord'>['source']): readonly string[] {
  const how = source?.reckoning
  return [
    text(source?.orderNo ?? null),
    text(source?.day ?? null),
    text(source?.member?.id ?? null),
    text(source?.member?.nickname ?? null),
    ratio(source?.ratio ?? null),
    ...(how
      ? [formatAmount(how.revenue), ratio(how.share), how.weight, how.totalWeight]
      : ['', '', '', '']),
  ]
}
