import type { Hex } from 'viem'
import { type Settled, stillShown } from '#server/chain/settledBlock.ts'
import type { Landed } from './flights.ts'
import type { Receipt } from './openNode.ts'
import type { Paying } from './Paying.ts'
import { paymentOf } from './paymentOf.ts'

/** A transaction that nobody signed here, its sender and that one's nonce. */
export type Other = { receipt: Receipt; from: Hex; nonce: number }

/** The payment of a paid withdrawal that another transaction made in a settled block, just as it was asked for. */
export async function paidByOther(
  paying: Paying,
  settled: Settled,
  flight: Landed,
): Promise<Other | undefined> {
  if (flight.state !== 'paid') return undefined
  const [paid] = await paying.chain.paid([flight.payout], settled.block)
  if (!paid) return undefined
  const { receipt, from, nonce, asked } = await paymentOf(paying, settled, flight)
  if (!asked || receipt.block > settled.block) return undefined
  return (await stillShown(paying, settled)) ? { receipt, from, nonce } : undefined
}

/** Whether nothing that was signed for a withdrawal can come into a block any more: its nonce is used up. */
export async function isLost(
  { chain }: Paying,
  settled: Settled,
  { wallet, nonce }: Landed,
): Promise<boolean> {
  if ((await chain.sentBy(wallet, settled.block)) <= nonce) return false
  return stillShown({ chain }, settled)
}
