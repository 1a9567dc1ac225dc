import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { Account } from './accounts.ts'

export type Balance = { available: bigint; staked: bigint; withdrawing: bigint }

/** What a member has, base units, for each coin. */
export async function balancesOf(tx: Tx, member: string): Promise<Record<Coin, Balance>> {
  const rows = await tx<{ code: keyof Balance; coin: Coin; balance: bigint }>`
    select code, coin, balance from account where owner_id = ${member}`
  const none = (): Balance => ({ available: 0n, staked: 0n, withdrawing: 0n })
  const balances: Record<Coin, Balance> = { BTCW: none(), BTCWT: none() }
  for (const { code, coin, balance } of rows) balances[coin][code] = balance
  return balances
}

/** The balance of one account, base units; zero for one that was never used. */
export async function balanceOf(tx: Tx, { owner, code }: Account, coin: Coin): Promise<bigint> {
  const [row] = await tx<{ balance: bigint }>`
    select balance from account where owner_id = ${owner} and code = ${code} and coin = ${coin}`
  return row?.balance ?? 0n
}
