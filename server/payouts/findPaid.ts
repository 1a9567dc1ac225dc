import type { Tx } from '#server/db/Tx.ts'
import { adopt, type Waiting } from './adopt.ts'
import { forEach, type Paying } from './Paying.ts'
import type { Payer } from './payer.ts'
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
  let [found, open] = [0, 0]
  let waiting = await db.inTx((tx) => readWaiting(tx, '0'))
  while (waiting.length > 0) {
    const among = await findAmong(paying, settled, waiting)
    found += among.found
    open += among.open
    const after = waiting.at(-1)?.id ?? ''
    waiting = await db.inTx((tx) => readWaiting(tx, after))
  }
  // The nonces say that there is nothing left to be found: they are taken over last.
  if (used > payer.nextNonce && open === 0)
    await skipNonces(paying, { from: payer.nextNonce, to: used })
  return found
}

/** Whether the contract said of a withdrawal that is to be paid that it has been. */
async function toldPaid(tx: Tx): Promise<boolean> {
  const told = await tx`
    select 1 from payout_trial t join withdrawal w on w.id = t.withdrawal_id
    where t.why = 'alreadyPaid' and w.state = 'approved' limit 1`
  return told.length > 0
}

/** How many were taken over, and how many could not be. */
async function findAmong(paying: Paying, settled: Settled, waiting: readonly Waiting[]) {
  const paid = await paying.chain.paid(
    waiting.map(({ payout }) => payout),
    settled.block,
  )
  const known = waiting.filter((_, place) => paid[place])
  let open = known.length
  const found = await forEach(known, async (one) => {
    const moved = await adopt(paying, settled, one)
    open -= 1
    return moved
  })
  return { found, open }
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

const readWaiting = (tx: Tx, after: string) => tx<Waiting>`
  select id, coin, amount, address, payout_id as payout from withdrawal
  where id > ${after} and state in ('requested', 'approved') order by id limit ${BATCH}`
