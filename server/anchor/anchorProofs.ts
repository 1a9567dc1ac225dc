import { BaseError, type Hex, stringToHex } from 'viem'
import type { World } from '#server/calls/World.ts'
import { settledBlock } from '#server/chain/settledBlock.ts'
import { wordsOf } from '#server/chain/wordsOf.ts'
import type { Fees } from '#server/payouts/askFees.ts'
import { MOST_FEE } from '#server/payouts/judge.ts'
import { higher } from '#server/payouts/replace.ts'
import { anchorText } from '#shared/proof/texts.ts'
import { type Anchoring, anchoringOf } from './anchoringOf.ts'
import { type Anchor, dueAnchor, keepAnchor, loseAnchors, settleAnchor } from './anchors.ts'

/** How long a transaction waits for a block before more is offered for it, milliseconds. */
const STUCK = 600_000

/** One step of bringing roots to the chain; nothing where the service was given no key. Answers how many it took. */
export async function anchorProofs(world: World): Promise<number> {
  const anchoring = anchoringOf(world)
  if (!anchoring) return 0
  try {
    return (await anchorNext(anchoring)) ? 1 : 0
  } catch (error) {
    // What viem says names the node's address: only its words without that reach the log.
    throw error instanceof BaseError ? new Error(wordsOf(error)) : error
  }
}

/**
 * One root at a time, the oldest first: signed, stored, sent, and sent again in the same bytes until its block is settled.
 * Nothing is lost where it is sent twice: it says the same, and moves no money.
 */
export async function anchorNext(anchoring: Anchoring): Promise<boolean> {
  const { db, clock, chain, node, wallet } = anchoring
  const due = await db.inTx((tx) => dueAnchor(tx, wallet.address))
  if (!due) return false
  const settled = await settledBlock(anchoring)
  if (!settled) return false
  const { day, root, sent } = due
  const newest = sent.at(-1)
  if (!newest) {
    const nonce = await chain.sentBy(wallet.address, 'latest')
    return signed(anchoring, { day, root, nonce, fees: await node.fees() })
  }
  // In one request with the receipts: a node that has not come so far knows of none.
  const [shown, ...receipts] = await Promise.all([
    node.hashOf(settled.block),
    ...sent.map(({ hash }) => node.receipt(hash)),
  ])
  if (shown !== settled.hash) return false
  const mined = receipts.find((receipt) => receipt !== null)
  if (mined) {
    if (mined.block > settled.block) return false
    return db.inTx((tx) => settleAnchor(tx, { ...mined, now: clock.now() }))
  }
  // Another transaction of the wallet has used the nonce, so none of these ever comes.
  if ((await chain.sentBy(wallet.address, settled.block)) > newest.nonce)
    return db.inTx((tx) => loseAnchors(tx, day, clock.now()))
  return pushOn(anchoring, { day, root, newest })
}

type Signing = { day: string; root: string; nonce: number; fees: Fees }

/** Nothing is sent that is not stored. */
async function signed(
  { db, clock, node, wallet }: Anchoring,
  { day, root, nonce, fees }: Signing,
): Promise<boolean> {
  if (fees.maxFee > MOST_FEE) return false
  const data = stringToHex(anchorText(day, root))
  const tried = await node.try({ from: wallet.address, to: wallet.address, data })
  if (!('gas' in tried)) throw new Error('the node does not take the transaction with the root')
  const { maxFee, maxTip } = fees
  const made = await wallet.sign({
    to: wallet.address,
    data,
    nonce,
    gas: (tried.gas * 5n) / 4n,
    maxFeePerGas: maxFee,
    maxPriorityFeePerGas: maxTip,
  })
  const anchor = { ...made, day, wallet: wallet.address, nonce, maxFee, maxTip }
  return db.inTx((tx) => keepAnchor(tx, { ...anchor, now: clock.now() }))
}

/** Sent, and in no block: sent again where the node has forgotten it, or with a higher fee where it waits too long. */
async function pushOn(
  anchoring: Anchoring,
  { day, root, newest }: { day: string; root: string; newest: Anchor },
): Promise<boolean> {
  const { node, clock } = anchoring
  const { hash, raw, nonce } = newest
  const again = async () =>
    signed(anchoring, { day, root, nonce, fees: higher(await node.fees(), newest) })
  if (await node.knows(hash)) {
    const waited = clock.now().getTime() - Date.parse(newest.createdAt)
    return waited < STUCK ? false : again()
  }
  const said = await node.send(raw as Hex)
  if (said === 'short') throw new Error('the anchoring wallet has no coins for gas')
  return said === 'underpriced' ? again() : false
}
