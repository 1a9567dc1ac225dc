import type { Hex } from 'viem'
import { type Settled, settledBlock, stillShown } from '#server/chain/settledBlock.ts'
import { type Seen, seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import { minedBy } from './advance.ts'
import { believe } from './decide.ts'
import { type Flight, flights } from './flights.ts'
import type { OnChain } from './OnChain.ts'
import type { Receipt } from './openNode.ts'
import type { Paying } from './Paying.ts'
import { paymentOf } from './paymentOf.ts'

/**
 * What the settled chain proves of a withdrawal that has its nonce. paid: it was paid as it was asked for. otherwise: its id
 * was paid otherwise, so it never will be. never: it was not paid, and its nonce never will: it is used up, or nothing was
 * ever signed for it and its wallet may not pay any more; another wallet might, `seen` tells. open: its nonce may still
 * pay it, or be used up by it, where it has been paid. `mined` is the transaction that used the nonce, or that paid.
 */
export type Fate = { settled: Settled; flight: Flight } & (
  | { is: 'paid'; mined: Receipt; from: Hex; nonce: number }
  | { is: 'otherwise'; mined: Receipt | undefined }
  | { is: 'never'; mined: Receipt | undefined; seen: Seen }
  | { is: 'open' }
)

/** Asks the chain; undefined where nobody can tell now, or the withdrawal has no nonce. */
export async function haltedFate(
  { db, chain, node }: OnChain & Pick<Paying, 'db'>,
  withdrawal: string,
): Promise<Fate | undefined> {
  const flight = (await db.inTx(flights)).find(({ id }) => id === withdrawal)
  if (!flight) return undefined
  try {
    const settled = await settledBlock({ db, chain })
    const fate = settled && (await fateOf({ db, chain, node }, settled, flight))
    return settled && (await stillShown({ chain }, settled)) ? fate : undefined
  } catch {
    // The node is away, or does not show what the contract says: the follower of the chain tells the log.
    return undefined
  }
}

async function fateOf(
  { db, chain, node }: Pick<Paying, 'db' | 'chain' | 'node'>,
  settled: Settled,
  flight: Flight,
): Promise<Fate> {
  const { wallet, nonce, payout, signed } = flight
  const [sent, [paid]] = await Promise.all([
    chain.sentBy(wallet, settled.block),
    chain.paid([payout], settled.block),
  ])
  const found = { settled, flight }
  // What was signed may still come into a block, and cost gas, as long as its nonce is not used. What was not may still be
  // signed: whether another paid it or not, all later ones of the wallet wait for that, as nothing else gets its nonce.
  const open = sent <= nonce && (signed.length > 0 || (await chain.mayPay(wallet, settled.block)))
  if (open) return { ...found, is: 'open' }
  const mined = await minedBy({ node }, settled, flight)
  if (paid) {
    const { receipt, from, nonce: used, asked } = await paymentOf({ chain, node }, settled, flight)
    return asked
      ? { ...found, is: 'paid', mined: receipt, from, nonce: used }
      : { ...found, is: 'otherwise', mined }
  }
  believe(flight, mined)
  const seen = await seenOnChain({ db, chain, pays: true }, flight.id)
  return { ...found, is: 'never', mined, seen }
}
