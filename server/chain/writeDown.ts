import type { Tx } from '#server/db/Tx.ts'
import { type Payment, untie } from '#server/staking/matchArrival.ts'
import { bitwave } from '#shared/chain.ts'
import type { Incoming } from './arrivalsIn.ts'
import { orderOfRef } from './orderRef.ts'
import type { Window } from './readWindow.ts'

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

/** A payment as the chain shows it, and the time of its block. */
type Shown = Incoming & { at: Date }

/** One that was known, shown otherwise than it was known. */
type Changed = Shown & { before: Known }

export const keyOf = ({ txHash, logIndex }: { txHash: string; logIndex: number }) =>
  `${txHash}:${logIndex}`

/**
 * Writes the payments of a window down, in as many statements for one as for all of them: anybody can pay the pool dust, a
 * block holds some 15,000 such payments, and whoever needs `chain_state` waits meanwhile. Answers those that have to be matched,
 * in the order of the chain.
 */
export async function writeDown(tx: Tx, window: Window): Promise<Payment[]> {
  const known = await knownOf(tx, window)
  const fresh: Shown[] = []
  const changed: Changed[] = []
  const shown = window.incoming.map((one) => ({ ...one, at: timeOf(one, window) }))
  for (const one of shown) {
    const before = known.get(keyOf(one))
    if (!before) fresh.push(one)
    else if (changes(before, one)) changed.push({ ...one, before })
  }
  const others = changed.filter((one) => !stays(one))
  await untie(
    tx,
    others.map(({ before }) => before.id),
  )
  await rewrite(tx, changed)
  const ids = new Map(
    [...(await insert(tx, fresh)), ...others.map(({ before }) => before)].map(entryOf),
  )
  return shown.flatMap((one) => {
    const id = ids.get(keyOf(one))
    return id ? [paymentOf(one, id)] : []
  })
}

function timeOf({ block }: Incoming, { headers }: Window): Date {
  const at = headers.get(block)?.at
  if (!at) throw new Error(`block ${block} was not read`)
  return at
}

async function knownOf(tx: Tx, { incoming }: Window): Promise<Map<string, Known>> {
  if (incoming.length === 0) return new Map()
  const rows = await tx<Known>`
    select id, tx_hash as "txHash", log_index as "logIndex", state, block_hash as "blockHash", coin,
      sender, amount
    from arrival where tx_hash = any(${incoming.map(({ txHash }) => txHash)})
      and chain_id = ${bitwave.id}`
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** What was credited stays as it was booked; what was seen in this very block is what it was. */
const changes = ({ state, blockHash }: Known, shown: Shown) =>
  state !== 'credited' && !(state === 'seen' && blockHash === shown.blockHash)

/** Whether it is what was seen, in another block: it is for whatever it was for. */
const stays = ({ before, coin, sender, amount }: Changed) =>
  before.state === 'seen' &&
  before.coin === coin &&
  before.sender === sender &&
  before.amount === amount

type Written = Pick<Known, 'id' | 'txHash' | 'logIndex'>

const entryOf = (written: Written) => [keyOf(written), written.id] as const

async function rewrite(tx: Tx, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  const column = <K extends keyof Changed>(name: K) => changed.map((one) => one[name])
  await tx`
    update arrival a set state = 'seen', block_number = c.block, block_hash = c.hash, block_at = c.at, coin = c.coin,
      sender = c.sender, amount = c.amount, order_ref = c.ref, round = a.round + (a.state = 'reversed')::int
    from unnest(${changed.map(({ before }) => before.id)}::bigint[], ${column('block')}::bigint[],
      ${column('blockHash')}::text[], ${column('at')}::timestamptz[], ${column('coin')}::text[],
      ${column('sender')}::text[], ${column('amount')}::numeric[], ${column('orderRef')}::text[])
      as c (id, block, hash, at, coin, sender, amount, ref)
    where a.id = c.id`
}

/** Numbered in the order of the chain. */
async function insert(tx: Tx, fresh: readonly Shown[]): Promise<Written[]> {
  if (fresh.length === 0) return []
  const column = <K extends keyof Shown>(name: K) => fresh.map((one) => one[name])
  return tx<Written>`
    insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount, order_ref,
      state)
    select ${bitwave.id}::bigint, tx, log, block, hash, at, coin, sender, amount, ref, 'seen'
    from unnest(${column('txHash')}::text[], ${column('logIndex')}::int[], ${column('block')}::bigint[],
      ${column('blockHash')}::text[], ${column('at')}::timestamptz[], ${column('coin')}::text[],
      ${column('sender')}::text[], ${column('amount')}::numeric[], ${column('orderRef')}::text[])
      with ordinality as f (tx, log, block, hash, at, coin, sender, amount, ref, place)
    order by place returning id, tx_hash as "txHash", log_index as "logIndex"`
}

const paymentOf = (shown: Shown, arrival: string): Payment => ({
  arrival,
  txHash: shown.txHash,
  coin: shown.coin,
  amount: shown.amount,
  sender: shown.sender,
  block: shown.block,
  blockAt: shown.at,
  ref: orderOfRef(shown.orderRef),
  nonce: shown.nonce ?? null,
})
