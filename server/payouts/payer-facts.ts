import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import { gas } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { ownInPool } from './bookTopUps.ts'
import type { PayerNode } from './openNode.ts'

/** A wallet that pays out or has done so. */
type Wallet = { address: Hex; missing: bigint | null }

/** The paying wallets, the one that pays now first. */
export const payers = (tx: Tx) => tx<Wallet>`
  select address, missing from payer where own order by updated_at desc, address`

/** What wallets hold now, base units; null where the node is silent. */
export async function heldBy(
  node: Pick<PayerNode, 'balance'> | undefined,
  wallets: readonly Wallet[],
): Promise<Map<Hex, bigint> | null> {
  if (!node) return null
  try {
    const ask = async ({ address }: Wallet) =>
      [address, await node.balance(address, 'latest')] as const
    return new Map(await Promise.all(wallets.map(ask)))
  } catch {
    // The follower of the chain tells the log what is wrong with the node.
    return null
  }
}

/** Payments whose gas is what a payment costs now. */
const RECENT = 50

/** What the gas of the last payments cost on average (base units), of how many, and for how many more `held` lasts. */
type Estimate = { cost: bigint; of: number; payments: number }

/** null where nothing was paid yet. Counts beyond a thousand million are told as that. */
export async function estimate(tx: Tx, held: bigint): Promise<Estimate | null> {
  const [row] = await tx<Estimate>`
    with recent as (
      select gas_used * gas_price as cost from payout_tx
      where final and kind = 'pay' and status = 'success' order by block_number desc limit ${RECENT}),
    average as (select ceil(avg(cost)) as cost, count(*)::int as of from recent)
    select cost, of, least(div(${held}::numeric, cost), 1000000000)::int as payments from average where cost > 0`
  return row ?? null
}

/** What the books say of all the paying wallets together, and what of the pool may be moved to them, base units. */
export const payerBooks = async (tx: Tx) => ({
  books: -(await balanceOf(tx, gas, 'BTCW')),
  fromPool: await ownInPool(tx, 'BTCW'),
})
