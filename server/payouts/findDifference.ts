import type { Chain } from '#server/chain/openChain.ts'
import { readSettled, type Settled, stillShown } from '#server/chain/settledBlock.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { lost, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { type GoingOut, goingOut, takenAway } from '#server/withdrawals/goingOut.ts'
import type { Difference } from '#server/withdrawals/payoutStop.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'

type Comparing = { db: Database; chain: Pick<Chain, 'balances' | 'headers' | 'paid'> }

/** What was compared at which block; a pool that holds more than the books say is no difference. */
export type Compared = {
  settled: Settled
  differences: Difference[]
  /** What was booked as lost before. */
  lost: Record<Coin, bigint>
}

/**
 * Compares the pool with the books at the newest settled block, or at the one that is given. What had left it by then and is not booked yet counts as gone,
 * what is credited from newer blocks as not there yet, and what a reorganisation left in it, to be paid once more, as there.
 * undefined where nobody can tell: nothing is settled, or that block is not any more, the node shows another block, or the pool's payments up to there were
 * not looked through yet. Throws when the node cannot be reached.
 */
export async function findDifference(
  { db, chain }: Comparing,
  at?: Settled,
): Promise<Compared | undefined> {
  const books = await db.inTx((tx) => readBooks(tx, at))
  if (!books) return undefined
  const { settled, out, away, held } = books
  const paidOf = (payouts: readonly GoingOut[]) =>
    chain.paid(
      payouts.map(({ payout }) => payout),
      settled.block,
    )
  const [onChain, left, came] = await Promise.all([
    chain.balances(settled.block),
    paidOf(out),
    paidOf(away),
  ])
  if (!(await stillShown({ chain }, settled))) return undefined
  for (const [place, { coin, amount }] of out.entries()) if (left[place]) held[coin] -= amount
  for (const [place, { coin, amount }] of away.entries()) if (!came[place]) held[coin] += amount
  const differences = COINS.filter((coin) => onChain[coin] < held[coin]).map((coin) => ({
    what: 'pool' as const,
    coin,
    missing: held[coin] - onChain[coin],
    hash: null,
    block: settled.block,
  }))
  return { settled, differences, lost: books.lost }
}

type Books = {
  settled: Settled
  out: GoingOut[]
  away: GoingOut[]
  held: Record<Coin, bigint>
  lost: Record<Coin, bigint>
}

/** Whether the pool's payments up to there are in the books; where nobody pays, nobody looks, and it pays nothing. */
async function looked(tx: Tx, { block }: Settled): Promise<boolean> {
  const behind = await tx`select 1 from payout_watch where block < ${block}`
  return behind.length === 0
}

/** All in one snapshot: payments up to the settled block are credited in the transaction that moves it. */
async function readBooks(tx: Tx, at?: Settled): Promise<Books | undefined> {
  await tx`set transaction isolation level repeatable read, read only`
  const settled = await readSettled(tx, at?.block)
  if (!settled || (at && at.hash !== settled.hash)) return undefined
  if (!(await looked(tx, settled))) return undefined
  const later = await tx<{ coin: Coin; amount: bigint }>`
    select coin, sum(amount) as amount from arrival
    where state = 'credited' and block_number > ${settled.block} group by coin`
  const heldOf = async (coin: Coin) =>
    -(await balanceOf(tx, treasury, coin)) - (later.find((one) => one.coin === coin)?.amount ?? 0n)
  const lostOf = async (coin: Coin) => -(await balanceOf(tx, lost, coin))
  return {
    settled,
    out: await goingOut(tx),
    away: await takenAway(tx),
    held: { BTCW: await heldOf('BTCW'), BTCWT: await heldOf('BTCWT') },
    lost: { BTCW: await lostOf('BTCW'), BTCWT: await lostOf('BTCWT') },
  }
}
