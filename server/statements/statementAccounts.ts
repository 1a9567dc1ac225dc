import type { Tx } from '#server/db/Tx.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { BUCKETS, type Bucket } from '#shared/api/statement.ts'

type StatementAccount = { coin: Coin; bucket: Bucket; lines: number; balance: bigint }

/** All accounts of a member at one moment, those too that were never used: one statement, so that no move is half in it. */
export async function statementAccounts(tx: Tx, member: string): Promise<StatementAccount[]> {
  const found = await tx<StatementAccount>`
    select coin, code as bucket, seq::int as lines, balance from account where owner_id = ${member}`
  return COINS.flatMap((coin) =>
    BUCKETS.map(
      (bucket) =>
        found.find((it) => it.coin === coin && it.bucket === bucket) ?? {
          coin,
          bucket,
          lines: 0,
          balance: 0n,
        },
    ),
  )
}
