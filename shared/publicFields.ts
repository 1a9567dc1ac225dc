import type { PUBLIC_FIELDS } from './api/changes.ts'
import type { Words } from './locale.ts'

/** A field of a parameter: what it is called, how it is typed and how it is said. */
export type ParameterField = {
  /** `{of}` is the coin, the term or the grade. */
  words: Words
  kind: 'amount' | 'ratio' | 'weight' | 'power' | 'days' | 'seconds' | 'flag' | 'text'
  /** Of an amount; `coin`: that of its row. */
  unit?: 'T' | 'BTCW' | 'BTCWT' | 'coin'
  /** What it means that there is none; a field without this is never empty. */
  none?: Words
}

export type PublicField = (typeof PUBLIC_FIELDS)[number]

const NO_LIMIT: Words = { en: 'no limit', zh: '無上限' }

/** The fields whose changes members are told of. */
export const publicFields: Record<PublicField, ParameterField> = {
  'plans.termDays': { words: { en: 'Days of the {of}', zh: '{of}的天數' }, kind: 'days' },
  'plans.weight': { words: { en: 'Weight of the {of}', zh: '{of}的權重' }, kind: 'weight' },
  'plans.minAmount': {
    words: { en: 'Smallest pledge for the {of}', zh: '{of}的最低質押數量' },
    kind: 'amount',
    unit: 'T',
  },
  hashratePerT: { words: { en: 'Computing power of 1 T', zh: '每 1 T 的算力' }, kind: 'power' },
  'shares.staking': {
    words: { en: 'Share of staking rewards in a day’s revenue', zh: '質押獎勵占每日收益的比例' },
    kind: 'ratio',
  },
  'shares.community': {
    words: { en: 'Share of community rewards in a day’s revenue', zh: '社區獎勵占每日收益的比例' },
    kind: 'ratio',
  },
  'shares.subsidy': {
    words: { en: 'Share of mining subsidies in a day’s revenue', zh: '挖礦補貼占每日收益的比例' },
    kind: 'ratio',
  },
  'grades.teamT': {
    words: { en: 'Team’s T for {of}', zh: '{of} 所需的團隊 T 數' },
    kind: 'amount',
    unit: 'T',
  },
  'coinSet.tPerCoin': {
    words: { en: 'What 1 {of} counts as', zh: '1 {of} 計算的 T 數' },
    kind: 'amount',
    unit: 'T',
    none: { en: 'nothing', zh: '不計算' },
  },
  'coinSet.pledge.balance': {
    words: { en: 'Pledging {of} from the balance', zh: '從餘額質押 {of}' },
    kind: 'flag',
  },
  'coinSet.pledge.wallet': {
    words: { en: 'Pledging {of} from a wallet', zh: '從錢包質押 {of}' },
    kind: 'flag',
  },
  'coinSet.transfer.enabled': { words: { en: 'Transfers of {of}', zh: '{of} 轉帳' }, kind: 'flag' },
  'coinSet.transfer.min': {
    words: { en: 'Smallest transfer of {of}', zh: '{of} 最低轉帳數量' },
    kind: 'amount',
    unit: 'coin',
  },
  'coinSet.transfer.fee': {
    words: { en: 'Transfer fee of {of}', zh: '{of} 轉帳手續費' },
    kind: 'amount',
    unit: 'coin',
  },
  'coinSet.withdraw.enabled': {
    words: { en: 'Withdrawals of {of}', zh: '{of} 提現' },
    kind: 'flag',
  },
  'coinSet.withdraw.min': {
    words: { en: 'Smallest withdrawal of {of}', zh: '{of} 最低提現數量' },
    kind: 'amount',
    unit: 'coin',
  },
  'coinSet.withdraw.max': {
    words: { en: 'Largest withdrawal of {of}', zh: '{of} 單筆提現上限' },
    kind: 'amount',
    unit: 'coin',
    none: NO_LIMIT,
  },
  // Always BTCW, whatever is withdrawn (decisions §6).
  'coinSet.withdraw.fee': {
    words: { en: 'Withdrawal fee of {of}', zh: '{of} 提現礦工費' },
    kind: 'amount',
    unit: 'BTCW',
  },
}
