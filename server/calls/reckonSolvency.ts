import { type Booked, bookedBlock } from '#server/chain/bookedBlock.ts'
import type { Chain } from '#server/chain/openChain.ts'
import { stillShown } from '#server/chain/settledBlock.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { coverage } from '#server/pool/coverage.ts'
import { debtors, type Moved, shortOf } from '#server/pool/debtors.ts'
import { houseBooks, type Owed } from '#server/pool/houseBooks.ts'
import { type GoingOut, goingOut, takenAway } from '#server/withdrawals/goingOut.ts'
import { type PayoutStop, payoutStop } from '#server/withdrawals/payoutStop.ts'
import type { Coin } from '#shared/api/coin.ts'

type Asked = Pick<Chain, 'balances' | 'paid' | 'headers'>
type Where = { db: Database; chain: Asked }

/** What is owed and held in a coin, at a settled block, as of a moment. */
export type Solvent = Owed & {
  /** What members are below zero by: not in what members are owed, and not taken off it. */
  short: bigint
  onChain: bigint
  block: number
  coverage: string | null
  asOf: string
}

/**
 * Books and chain at one block, the last settled one: its payments are credited in the transaction that moves the
 * cursor, and books and cursor are read in one snapshot. Payments in newer blocks are in neither. What had left the pool
 * by then is not owed any more, though the books may follow a moment later; what a reorganisation brought back to it is. What
 * one member is below zero by is not taken off what others are owed.
 * Refuses `chainAway`, also while the node shows another block in its place, and while the books do not stand at a settled
 * block.
 */
export async function reckonSolvency(
  { db, chain }: Where,
  now: Date,
): Promise<{ coins: Solvent[]; stop: PayoutStop | null }> {
  const read = await db.inTx(readBooks)
  const seen = read.booked && (await seenAt(chain, read.booked, read))
  // What is wrong with the node the follower of the chain tells the log.
  if (!read.booked || !seen) throw new Refusal('chainAway')
  const { block } = read.booked
  const [moved, below] = [sumOf(seen.moved), shortOf(read.owing, seen.moved)]
  const coins = read.books.map((before) => {
    const { coin } = before
    const [onChain, short] = [seen.held[coin], below[coin]]
    const owed = { ...before, members: before.members + moved[coin] + short, short }
    return { ...owed, onChain, block, coverage: coverage(onChain, owed), asOf: now.toISOString() }
  })
  return { coins, stop: read.stop }
}

async function readBooks(tx: Tx) {
  await tx`set transaction isolation level repeatable read, read only`
  const booked = await bookedBlock(tx)
  const [out, away] = [await goingOut(tx), await takenAway(tx)]
  return {
    booked,
    books: await houseBooks(tx),
    owing: await debtors(tx, idsOf([...out, ...away])),
    out,
    away,
    stop: await payoutStop(tx),
  }
}

/**
 * What the pool held at a block, how much of what is on its way had left it by then, and each payout of which chain and books
 * say something else, those that a reorganisation took away with the others; base units.
 */
export type Seen = Record<'held' | 'gone', Record<Coin, bigint>> & { moved: Moved[] }

const idsOf = (payouts: readonly GoingOut[]) => payouts.map(({ payout }) => payout)

type Payouts = { out: readonly GoingOut[]; away?: readonly GoingOut[] }

/** undefined while the node does not tell, and where it shows another block there: what it holds there is nobody's here. */
export async function seenAt(
  chain: Asked,
  { block, hash }: Booked,
  { out, away = [] }: Payouts,
): Promise<Seen | undefined> {
  try {
    const [held, left, came] = await Promise.all([
      chain.balances(block),
      chain.paid(idsOf(out), block),
      chain.paid(idsOf(away), block),
    ])
    if (hash !== null && !(await stillShown({ chain }, { block, hash }))) return undefined
    const gone = out.filter((_, place) => left[place])
    const due = away.filter((_, place) => !came[place])
    const moved = [...gone.map((it) => ({ ...it, amount: -it.amount })), ...due]
    return { held, gone: sumOf(gone), moved }
  } catch {
    return undefined
  }
}

function sumOf(payouts: readonly GoingOut[]): Record<Coin, bigint> {
  const sums = { BTCW: 0n, BTCWT: 0n }
  for (const { coin, amount } of payouts) sums[coin] += amount
  return sums
}
