import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import { placeIn } from './advance.ts'
import type { Flight } from './flights.ts'
import type { Receipt } from './openNode.ts'
import { forEach, type Paying, take } from './Paying.ts'
import { insertPayer, lockPayer, type Payer } from './payer.ts'
import type { Settled } from './settledBlock.ts'

/** Withdrawals asked for in one go. */
const BATCH = 100

/**
 * After a restore the chain knows more than the database: withdrawals that were paid and are not so here. Finds them and
 * takes their payments over; then no nonce is given that was used. Answers how many.
 */
export async function findPaid(paying: Paying, settled: Settled, payer: Payer): Promise<number> {
  const { db, chain, wallet } = paying
  const used = await chain.sentBy(wallet.address, settled.block)
  const told = await db.inTx(toldPaid)
  if (used <= payer.nextNonce && !told) return 0
  let found = 0
  let waiting = await db.inTx((tx) => readWaiting(tx, '0'))
  while (waiting.length > 0) {
    found += await findAmong(paying, settled, waiting)
    const after = waiting.at(-1)?.id ?? ''
    waiting = await db.inTx((tx) => readWaiting(tx, after))
  }
  if (used > payer.nextNonce) await skipNonces(paying, { from: payer.nextNonce, to: used })
  return found
}

/** Whether the contract said of a withdrawal that is to be paid that it has been. */
async function toldPaid(tx: Tx): Promise<boolean> {
  const told = await tx`
    select 1 from payout_trial t join withdrawal w on w.id = t.withdrawal_id
    where t.why = 'alreadyPaid' and w.state = 'approved' limit 1`
  return told.length > 0
}

async function findAmong(paying: Paying, settled: Settled, waiting: readonly Waiting[]) {
  const paid = await paying.chain.paid(
    waiting.map(({ payout }) => payout),
    settled.block,
  )
  const known = waiting.filter((_, place) => paid[place])
  return forEach(known, (one) => adopt(paying, settled, one))
}

async function skipNonces(
  { db, wallet, clock, report }: Paying,
  nonces: { from: number; to: number },
): Promise<void> {
  report({ level: 'warn', event: 'nonces were used elsewhere', ...nonces })
  await db.inTx(
    (tx) => tx`
      update payer set next_nonce = greatest(next_nonce, ${nonces.to}), updated_at = ${clock.now()}
      where address = ${wallet.address}`,
  )
}

type Waiting = Pick<Flight, 'id' | 'payout'>

const readWaiting = (tx: Tx, after: string) => tx<Waiting>`
  select id, payout_id(id) as payout from withdrawal
  where id > ${after} and state in ('requested', 'approved') order by id limit ${BATCH}`

/** Where the pool made a payout: in which transaction, and whose. Throws where the node does not show it. */
async function paymentOf({ node, chain }: Paying, settled: Settled, payout: Hex) {
  const [hash] = await node.paidIn(payout, settled.block)
  const [receipt, fate] = hash ? await Promise.all([node.receipt(hash), chain.fate(hash)]) : []
  if (!receipt?.success || !fate?.sent) {
    throw new Error(`the contract has paid ${payout}, and the node does not show where`)
  }
  return { receipt, from: fate.sent.from as Hex, nonce: fate.sent.nonce }
}

/** Takes a payment over that this database did not know of at all. */
async function adopt(paying: Paying, settled: Settled, { id, payout }: Waiting): Promise<boolean> {
  const { receipt, from, nonce } = await paymentOf(paying, settled, payout)
  const now = paying.clock.now()
  paying.report({ level: 'warn', event: 'payment found', withdrawal: id, hash: receipt.hash })
  return take(paying, 'adopt', async (tx) => {
    await insertPayer(tx, { address: from, nextNonce: nonce + 1, now })
    await lockPayer(tx, from)
    const moved = await tx`
      update withdrawal set state = 'mined', hash = ${receipt.hash}, halted = null, revision = revision + 1
      where id = ${id} and state in ('requested', 'approved') returning id`
    if (moved.length === 0) return false
    await tx`
      insert into payout (withdrawal_id, wallet, nonce, gas_limit, created_at)
      values (${id}, ${from}, ${nonce}, ${receipt.gasUsed}, ${now})`
    await tx`delete from payout_trial where withdrawal_id = ${id}`
    await keepFound(tx, { id, nonce, receipt, now })
    return true
  })
}

/** Takes over a payment of a withdrawal that has its nonce here, by a transaction that is not known here. */
export async function adoptPayment(
  paying: Paying,
  settled: Settled,
  flight: Flight,
): Promise<boolean> {
  const { receipt, nonce } = await paymentOf(paying, settled, flight.payout)
  const now = paying.clock.now()
  paying.report({
    level: 'warn',
    event: 'payment found',
    withdrawal: flight.id,
    hash: receipt.hash,
  })
  return take(paying, 'adopt', async (tx) => {
    await lockPayer(tx, flight.wallet)
    const moved = await tx`
      update withdrawal set state = 'mined', hash = ${receipt.hash}, halted = null, revision = revision + 1
      where id = ${flight.id} and state = ${flight.state} returning id`
    if (moved.length > 0) await keepFound(tx, { id: flight.id, nonce, receipt, now })
    return moved.length > 0
  })
}

type Found = { id: string; nonce: number; receipt: Receipt; now: Date }

async function keepFound(tx: Tx, { id, nonce, receipt, now }: Found): Promise<void> {
  await tx`
    insert into payout_tx (withdrawal_id, kind, hash, raw, nonce, max_fee, max_tip, created_at)
    values (${id}, 'found', ${receipt.hash}, null, ${nonce}, ${receipt.gasPrice}, 0, ${now})
    on conflict (hash) do nothing`
  await placeIn(tx, { id }, receipt)
}
