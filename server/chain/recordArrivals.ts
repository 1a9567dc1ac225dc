import type { Tx } from '#server/db/Tx.ts'
import { matchArrivals } from '#server/staking/matchArrivals.ts'
import { untieGone } from '#server/staking/untieGone.ts'
import { creditedAfter } from './creditedAfter.ts'
import type { Window } from './readWindow.ts'
import { reverse } from './reverse.ts'
import { keyOf, writeDown } from './writeDown.ts'

/**
 * Makes the payments that we have seen those that the chain shows after the cursor: what is no longer there is gone
 * and parted from its order, or taken back where it was credited; what is new is written down and matched to the order
 * that it is for. Answers how many credits were taken back. Throws where the node has left a payment out.
 */
export async function recordArrivals(tx: Tx, window: Window, now: Date): Promise<number> {
  await refuseForgotten(tx, window)
  await forgetGone(tx, window, now)
  const reversed = await takeBack(tx, window, now)
  await matchArrivals(tx, await writeDown(tx, window))
  return reversed
}

/** A payment cannot go while its block stays: the node has left it out, and would leave it out of the books. */
async function refuseForgotten(tx: Tx, { from, to, headers, incoming }: Window): Promise<void> {
  const blocks = [...headers.values()].map(({ hash }) => hash)
  const [forgotten] = await tx<{ hash: string; block: string }>`
    select tx_hash as hash, block_number as block from arrival
    where block_number between ${from} and ${to} and block_hash = any(${blocks})
      and state in ('seen', 'credited')
      and not (tx_hash || ':' || log_index) = any(${incoming.map(keyOf)}) limit 1`
  if (forgotten) {
    throw new Error(
      `the node shows block ${forgotten.block} without the payment ${forgotten.hash} in it`,
    )
  }
}

async function forgetGone(tx: Tx, { from, to, head, incoming }: Window, now: Date): Promise<void> {
  const last = to === head.number ? null : to
  const gone = await tx<{ id: string }>`
    update arrival set state = 'gone'
    where state = 'seen' and block_number >= ${from}
      and (${last}::bigint is null or block_number <= ${last})
      and not (tx_hash || ':' || log_index) = any(${incoming.map(keyOf)})
    returning id`
  await untieGone(
    tx,
    gone.map(({ id }) => id),
    now,
  )
}

/**
 * Going back (`rewind`) may have been told of these blocks by a node of the chain that is given up: what the cursor goes
 * past now decides, and it hangs together. What it shows in another block than it was credited in counts there, also where that
 * one lies after the window.
 */
async function takeBack(
  tx: Tx,
  { from, to, headers, incoming }: Window,
  now: Date,
): Promise<number> {
  const moved = new Map(incoming.map((one) => [keyOf(one), one.blockHash]))
  let count = 0
  for (const credited of await creditedAfter(tx, from - 1)) {
    const { id, block, hash } = credited
    const shown = block > to ? moved.get(keyOf(credited)) : headers.get(block)?.hash
    if (block <= to && !shown) throw new Error(`block ${block} was not read`)
    if (shown && shown !== hash && (await reverse(tx, id, now))) count += 1
  }
  return count
}
