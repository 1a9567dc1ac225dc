import { chainFacts } from '#server/chain/chainFacts.ts'
import type { Chain } from '#server/chain/openChain.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { coverage } from '#server/pool/coverage.ts'
import { houseBooks, type Owed } from '#server/pool/houseBooks.ts'
import { type GoingOut, goingOut } from '#server/withdrawals/goingOut.ts'
import { type PayoutStop, payoutStop } from '#server/withdrawals/payoutStop.ts'
import type { Coin } from '#shared/api/coin.ts'

type Where = { db: Database; chain: Pick<Chain, 'balances' | 'paid'> }

/** What is owed and held in a coin, at a settled block, as of a moment. */
export type Solvent = Owed & {
  onChain: bigint
  block: number
  coverage: string | null
  asOf: string
}

/**
 * Books and chain at one block, the last settled one: its payments are credited in the transaction that moves the
 * cursor, and books and cursor are read in one snapshot. Payments in newer blocks are in neither. What had left the pool
 * by then is not owed any more, though the books may follow a moment later. Refuses `chainAway`.
 */
export async function reckonSolvency(
  { db, chain }: Where,
  now: Date,
): Promise<{ coins: Solvent[]; stop: PayoutStop | null }> {
  const { books, out, block, stop } = await db.inTx(async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`
    const { cursor } = await chainFacts(tx)
    const books = await houseBooks(tx)
    return { books, out: await goingOut(tx), block: cursor, stop: await payoutStop(tx) }
  })
  const [held, paid] = await Promise.all([chain.balances(block), paidOut(chain, block, out)]).catch(
    () => {
      // The follower of the chain tells the log what is wrong with the node.
      throw new Refusal('chainAway')
    },
  )
  const coins = books.map((before) => {
    const owed = { ...before, members: before.members - paid[before.coin] }
    return {
      ...owed,
      onChain: held[owed.coin],
      block,
      coverage: coverage(held[owed.coin], owed),
      asOf: now.toISOString(),
    }
  })
  return { coins, stop }
}

/** Of what is on its way, how much had been paid by a block; base units. */
export async function paidOut(chain: Where['chain'], block: number, out: readonly GoingOut[]) {
  const ids = out.map(({ payout }) => payout)
  const paid = await chain.paid(ids, block)
  const sums: Record<Coin, bigint> = { BTCW: 0n, BTCWT: 0n }
  for (const [place, { coin, amount }] of out.entries()) if (paid[place]) sums[coin] += amount
  return sums
}
