import type { Tx } from '#server/db/Tx.ts'
import { matchArrival, matchOdd, type Payment, untie } from '#server/staking/matchArrival.ts'
import { bitwave } from '#shared/chain.ts'
import type { Incoming } from './arrivalsIn.ts'
import { creditedAfter } from './creditedAfter.ts'
import { orderOfRef } from './orderRef.ts'
import type { Window } from './readWindow.ts'
import { reverse } from './reverse.ts'

type Known = {
  id: string
  txHash: string
  logIndex: number
  state: 'seen' | 'credited' | 'gone' | 'reversed'
  blockHash: string
  coin: string
  sender: string
  amount: bigint
}

/**
 * Makes the payments that we have seen those that the chain shows after the cursor: what is no longer there is gone
 * and parted from its order, or taken back where it was credited; what is new is written down and matched to the order
 * that it is for. Answers how many credits were taken back. Throws where the node has left a payment out.
 */
export async function recordArrivals(tx: Tx, window: Window, now: Date): Promise<number> {
  await refuseForgotten(tx, window)
  await forgetGone(tx, window)
  const reversed = await takeBack(tx, window, now)
  const known = await knownOf(tx, window)
  const fresh: Payment[] = []
  for (const incoming of window.incoming) {
    const before = known.get(keyOf(incoming))
    const at = window.headers.get(incoming.block)?.at
    if (!at) throw new Error(`block ${incoming.block} was not read`)
    const id = await record(tx, { incoming, before, at })
    if (id) fresh.push(paymentOf(incoming, id, at))
  }
  const unmatched: Payment[] = []
  for (const payment of fresh) if (!(await matchArrival(tx, payment))) unmatched.push(payment)
  // After those that fit: an order that names a transaction of several payments takes the one of its own amount.
  for (const payment of unmatched) await matchOdd(tx, payment)
  return reversed
}

const keyOf = ({ txHash, logIndex }: { txHash: string; logIndex: number }) =>
  `${txHash}:${logIndex}`

async function knownOf(tx: Tx, { incoming }: Window): Promise<Map<string, Known>> {
  if (incoming.length === 0) return new Map()
  const rows = await tx<Known>`
    select id, tx_hash as "txHash", log_index as "logIndex", state, block_hash as "blockHash", coin,
      sender, amount
    from arrival where tx_hash = any(${incoming.map(({ txHash }) => txHash)})
      and chain_id = ${bitwave.id}`
  return new Map(rows.map((row) => [keyOf(row), row]))
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

async function forgetGone(tx: Tx, { from, to, head, incoming }: Window): Promise<void> {
  const last = to === head.number ? null : to
  const gone = await tx<{ id: string }>`
    update arrival set state = 'gone'
    where state = 'seen' and block_number >= ${from}
      and (${last}::bigint is null or block_number <= ${last})
      and not (tx_hash || ':' || log_index) = any(${incoming.map(keyOf)})
    returning id`
  for (const { id } of gone) await untie(tx, id)
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

type Recording = { incoming: Incoming; before: Known | undefined; at: Date }

/** Writes one payment down. Answers its id where it has to be matched. */
async function record(tx: Tx, { incoming, before, at }: Recording): Promise<string | undefined> {
  if (!before) return insert(tx, incoming, at)
  if (before.state === 'credited') return undefined
  if (before.state === 'seen' && before.blockHash === incoming.blockHash) return undefined
  const { block, blockHash, coin, sender, amount, orderRef } = incoming
  const same = before.coin === coin && before.sender === sender && before.amount === amount
  const stays = before.state === 'seen' && same
  if (!stays) await untie(tx, before.id)
  await tx`
    update arrival set state = 'seen', block_number = ${block}, block_hash = ${blockHash},
      block_at = ${at}, coin = ${coin}, sender = ${sender}, amount = ${amount},
      order_ref = ${orderRef}, round = round + ${before.state === 'reversed' ? 1 : 0}
    where id = ${before.id}`
  return stays ? undefined : before.id
}

async function insert(tx: Tx, incoming: Incoming, at: Date): Promise<string | undefined> {
  const { txHash, logIndex, block, blockHash, coin, sender, amount, orderRef } = incoming
  const [row] = await tx<{ id: string }>`
    insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin,
      sender, amount, order_ref, state)
    values (${bitwave.id}, ${txHash}, ${logIndex}, ${block}, ${blockHash}, ${at}, ${coin}, ${sender},
      ${amount}, ${orderRef}, 'seen') returning id`
  return row?.id
}

const paymentOf = (incoming: Incoming, arrival: string, blockAt: Date): Payment => ({
  arrival,
  txHash: incoming.txHash,
  coin: incoming.coin,
  amount: incoming.amount,
  sender: incoming.sender,
  block: incoming.block,
  blockAt,
  ref: orderOfRef(incoming.orderRef),
  nonce: incoming.nonce ?? null,
})
