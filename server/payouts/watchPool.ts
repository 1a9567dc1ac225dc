import type { Tx } from '#server/db/Tx.ts'
import type { Difference } from '#server/withdrawals/payoutStop.ts'
import { adopt, type Waiting } from './adopt.ts'
import { findDifference } from './findDifference.ts'
import type { PoolPayment } from './openNode.ts'
import { forEach, type Paying, take } from './Paying.ts'
import type { Settled } from './settledBlock.ts'
import { stop } from './stop.ts'

/** Blocks whose payments are looked through at once. */
const RANGE = 2_000

type Watch = { block: number; compared: string | null }

/**
 * Looks at every payment of the pool that has come to be settled, and compares the pool with the books once for each
 * settled block. What the books do not know of, and a pool that holds less than they say, stop all payouts until
 * somebody lets them go on (docs/decisions/093). Answers how many payments were taken over.
 */
export async function watchPool(paying: Paying, settled: Settled): Promise<number> {
  const { db } = paying
  const watch = await db.inTx((tx) => readWatch(tx, settled))
  const taken = await watchPayments(paying, settled, watch)
  if (watch.compared === settled.hash) return taken
  const compared = await findDifference(paying)
  if (compared?.settled.hash !== settled.hash) return taken
  const [first] = compared.differences
  await take(paying, 'watch', async (tx) => {
    if (first) await stop(paying, tx, first)
    await tx`update payout_watch set compared = ${settled.hash}`
  })
  return taken
}

/** What was paid before the first look is nobody's here: a fresh database may stand beside an old pool. */
async function readWatch(tx: Tx, { block }: Settled): Promise<Watch> {
  await tx`insert into payout_watch (block) values (${block}) on conflict do nothing`
  const [watch] = await tx<Watch>`select block::int as block, compared from payout_watch`
  if (!watch) throw new Error('payout_watch has no row')
  return watch
}

async function watchPayments(paying: Paying, settled: Settled, watch: Watch): Promise<number> {
  const { db, node } = paying
  if (watch.block >= settled.block) return 0
  const to = Math.min(settled.block, watch.block + RANGE)
  const made = await node.payments(watch.block + 1, to)
  const ids = made.map(({ id }) => id)
  const waiting = ids.length === 0 ? [] : await db.inTx((tx) => readWaiting(tx, ids))
  const taken = await forEach(waiting, (one) => adopt(paying, settled, one))
  await take(paying, 'watch', async (tx) => {
    const unknown = await firstUnknown(tx, made)
    if (unknown) await stop(paying, tx, differenceOf(unknown))
    await tx`update payout_watch set block = ${to} where block < ${to}`
  })
  return taken
}

/** Withdrawals that were paid though nobody has begun with them here: by a wallet of another database, before a restore. */
const readWaiting = (tx: Tx, ids: readonly string[]) => tx<Waiting>`
  select id, coin, amount, address, payout_id as payout from withdrawal
  where payout_id = any(${ids}::text[]) and state in ('requested', 'approved')`

async function firstUnknown(
  tx: Tx,
  made: readonly PoolPayment[],
): Promise<PoolPayment | undefined> {
  if (made.length === 0) return undefined
  const known = await tx<{ id: string }>`
    select payout_id as id from withdrawal
    where payout_id = any(${made.map(({ id }) => id)}::text[]) and state <> 'returned'`
  return made.find(({ id }) => !known.some((one) => one.id === id))
}

const differenceOf = ({ coin, amount, hash, block }: PoolPayment): Difference => ({
  what: 'payment',
  coin,
  missing: amount,
  hash,
  block,
})
