import type { Coin } from '#shared/api/coin.ts'
import { HEADS, type ListName } from '#shared/records/list-heads.ts'
import type { Period } from '#src/ui/periods.ts'

/** What can be exported: every line of the books, or one of the lists. */
export type What = 'history' | ListName

/** The kind of records that goes by a name, else every line of the books. */
export const whatOf = (name: string | undefined): What =>
  name !== undefined && Object.hasOwn(HEADS, name) ? (name as ListName) : 'history'

const WITH_COINS: readonly What[] = ['history', 'transfers', 'withdrawals', 'orders', 'rewards']

/** Whether the records of this kind are each of one coin. */
export const hasCoins = (what: What): boolean => WITH_COINS.includes(what)

export type Wanted = Period & {
  what: What
  coin: Coin | 'all'
  layout: 'own' | 'tax'
}

/** What became of it. */
export type Made = {
  file: File
  /** Records in it, without head and balances. */
  count: number
  /** From when on it is complete where that is not all that was asked for. */
  completeFrom: string | null
  /** From when it is where this device's copy was all there was. */
  saved: Date | null
  /** Of each coin, all accounts together, base units; nothing of a list. */
  balances: readonly { coin: Coin; opening: bigint; closing: bigint }[]
  /** Whether the closing balances are those of now. */
  current: boolean
}

export type Progress = { done: number; total: number | null }

export type Collecting = {
  signal: AbortSignal
  onWaiting: (waits: boolean) => void
  onProgress: (progress: Progress) => void
}
