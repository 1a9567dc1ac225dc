import { type Settled, standsStill } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Difference } from '#server/withdrawals/payoutStop.ts'
import { formatAmount } from '#shared/money.ts'
import { adopt, shownOf, type Waiting } from './adopt.ts'
import { bookTopUps, reverseTopUps } from './bookTopUps.ts'
import { findDifference } from './findDifference.ts'
import type { PoolPayment } from './openNode.ts'
import { forEach, type Paying, take } from './Paying.ts'
import { isAsked, leave } from './paymentOf.ts'
import { stop } from './stop.ts'

/**
 * Looks at every payment of the pool that has come to be settled, and compares the pool with the books once for each
 * settled block. What it paid for the paying wallet's gas is booked. What else the books do not know of, and a pool that
 * holds less than they say, stop all payouts until somebody lets them go on (docs/decisions/093). Answers how many payments
 * were taken over.
 */
export async function watchPool(paying: Paying, settled: Settled): Promise<number> {
  const { db, clock, report } = paying
  const reversed = await db.inTx((tx) => reverseTopUps(tx, clock.now()))
  if (reversed > 0) report({ level: 'warn', event: 'top-ups taken back', count: reversed })
  let after = await db.inTx((tx) => readWatch(tx, settled))
  let taken = 0
  // Pool and wallet are compared only once every payment of the pool up to there is in the books.
  while (after < settled.block) {
    const watched = await watchPayments(paying, settled, after)
    taken += watched.taken
    after = watched.to
  }
  if (await db.inTx((tx) => isCompared(tx, settled))) return taken
  const compared = await findDifference(paying, settled)
  if (!compared) return taken
  const [first] = compared.differences
  await take(paying, 'watch', async (tx) => {
    if (first) await stop(paying, tx, first)
    // Another service may have compared at a later block meanwhile.
    if (await isCompared(tx, settled)) return
    await tx`update payout_watch set compared = ${settled.hash}`
  })
  return taken
}

/** Whether pool and books were compared at this block or a later one that still stands. */
export async function isCompared(tx: Tx, { block }: Settled): Promise<boolean> {
  const [compared] = await tx`
    select 1 from payout_watch w join chain_block b on b.hash = w.compared where b.number >= ${block}`
  return compared !== undefined
}

/**
 * The block up to which the pool's payments were looked through. What was paid before the first look is nobody's here: a fresh
 * database may stand beside an old pool.
 */
async function readWatch(tx: Tx, { block }: Settled): Promise<number> {
  await tx`insert into payout_watch (block) values (${block}) on conflict do nothing`
  const [watch] = await tx<{ block: number }>`select block::int as block from payout_watch`
  if (!watch) throw new Error('payout_watch has no row')
  return watch.block
}

type Watched = { to: number; taken: number }

/** Up to which block that went, and how many payments were taken over. */
async function watchPayments(paying: Paying, settled: Settled, after: number): Promise<Watched> {
  const { db, node, clock } = paying
  const { last, payments: made, to } = await node.payments(after + 1, settled.block)
  if (to === settled.block && last !== settled.hash)
    throw new Error(`the node shows another block ${to}`)
  const known = made.length === 0 ? [] : await db.inTx((tx) => readKnown(tx, made))
  const waiting = known.filter(({ state }) => state === 'requested' || state === 'approved')
  const taken = await forEach(paying, waiting, (one) => adopt(paying, settled, shownOf(one, made)))
  for (const { id, hash } of otherwise(known, made)) await leave(paying, id, hash)
  await take(paying, 'watch', async (tx) => {
    // Where what follows the chain went back meanwhile, other payments lie in these blocks.
    if (!(await standsStill(tx, settled))) return
    // Read anew: what was given back meanwhile is nobody's payment any more.
    const left = unasked(await readKnown(tx, made), made)
    const unknown = await bookTopUps(tx, left, clock.now())
    // Each of them: after a restore there may be many, and whose they were is to be found out.
    for (const one of unknown) tellUnknown(paying, one)
    if (unknown[0]) await stop(paying, tx, differenceOf(unknown[0]))
    await tx`update payout_watch set block = ${to} where block < ${to}`
  })
  return { to, taken }
}

type Known = Waiting & { state: string }

/**
 * The withdrawals of these payments that were not returned. One that waits for its payer was paid though nobody has begun with
 * it here: by a wallet of another database, before a restore.
 */
const readKnown = async (tx: Tx, made: readonly PoolPayment[]): Promise<Known[]> =>
  made.length === 0
    ? []
    : tx`
        select id, coin, amount, address, payout_id as payout, state from withdrawal
        where payout_id = any(${made.map(({ id }) => id)}::text[]) and state <> 'returned'`

/** Payments that are of no withdrawal, or of one that was returned, and those of something else than theirs asked for. */
const unasked = (known: readonly Known[], made: readonly PoolPayment[]): PoolPayment[] =>
  made.filter((one) => !known.some((it) => it.payout === one.id && isAsked(one, it)))

/** Withdrawals under whose ids something else was paid, and in which transaction. */
const otherwise = (known: readonly Known[], made: readonly PoolPayment[]) =>
  known.flatMap(({ id, payout, ...asked }) => {
    const payment = made.find((it) => it.id === payout && !isAsked(it, asked))
    return payment ? [{ id, hash: payment.hash }] : []
  })

const tellUnknown = ({ report }: Paying, { id, to, coin, amount, hash, block }: PoolPayment) =>
  report({
    level: 'error',
    event: 'paid without a withdrawal',
    payout: id,
    to,
    coin,
    amount: formatAmount(amount),
    hash,
    block,
  })

const differenceOf = ({ coin, amount, hash, block }: PoolPayment): Difference => ({
  what: 'payment',
  coin,
  missing: amount,
  hash,
  block,
})
