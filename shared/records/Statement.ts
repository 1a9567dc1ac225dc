import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import type { Bucket } from '#shared/api/statement.ts'

/** A line of the books as the service tells it, amounts in base units. */
export type StatementLine = Result<'asset/statementLines'>['list'][number]

/** One account in a time: what it held before, each change in the order of booking, what it held after. */
export type AccountPart = {
  coin: Coin
  bucket: Bucket
  opening: bigint
  lines: readonly StatementLine[]
  closing: bigint
}

/** All accounts of a member in one time, from a moment up to another (ISO 8601). */
export type Statement = { from: string; until: string; accounts: readonly AccountPart[] }

/** A line with the account that it stands on. */
export type PlacedLine = StatementLine & { coin: Coin; bucket: Bucket }
