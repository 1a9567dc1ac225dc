import * as z from 'zod/mini'
import type { Coin } from '#shared/api/coin.ts'
import type { Path, Result } from '#shared/api/index.ts'
import { Ratio } from '#shared/money.ts'
import { utcText } from './utcText.ts'

/**
 * A record as a line of a file; `at` is the moment or the UTC day by which it is chosen. One without cells is of a kind that was
 * not asked for, and only tells how far back the list is known.
 */
export type RecordRow = {
  at: string
  coin?: Coin
  cells: readonly string[] | null
  /** Of a record that goes on from one list to another. */
  id?: string
}

/** A record as a call answers it. */
export type Listed<P extends Path> =
  Result<P> extends { list: readonly (infer Row)[] } ? Row : never

export const text = (value: string | number | boolean | null) => String(value ?? '')
export const time = (at: string | null) => (at === null ? '' : utcText(at))
export const ratio = (parts: bigint | null) => (parts === null ? '' : z.encode(Ratio, parts))
