import type { Hex } from 'viem'
import type { Settled } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { adopt, shownOf, type Waiting } from './adopt.ts'
import { forEach, type Paying, tries } from './Paying.ts'

/** Withdrawals asked for in one go. */
const BATCH = 100

/**
 * After a restore the chain knows more than the database: withdrawals that were paid and are not so here. Finds them and
 * takes their payments over. `ahead`: of wallets of before too: whoever has the key of one may send from it, and nothing that
 * was asked for can be given back while nobody knows what was sent. Answers how many.
 */
export async function findPaid(
  paying: Paying,
  settled: Settled,
  ahead: readonly Ahead[],
): Promise<number> {
  const { db } = paying
  const told = await db.inTx(toldPaid)
  if (ahead.length === 0 && !told) return 0
  const { go, whole } = tries(paying)
  let waiting = await db.inTx((tx) => readWaiting(tx, '0'))
  while (waiting.length > 0) {
    const among = waiting
    await go(() => findAmong(paying, settled, among))
    const after = waiting.at(-1)?.id ?? ''
    waiting = await db.inTx((tx) => readWaiting(tx, after))
  }
  return whole()
}

/** A wallet that has sent more than this database has given nonces. */
type Ahead = { address: Hex; from: number; to: number }

/** Our wallets, those of before too, of which that is so at the settled block. */
export async function walletsAhead({ db, chain }: Paying, settled: Settled): Promise<Ahead[]> {
  const wallets = await db.inTx(
    (tx) => tx<{ address: Hex; from: number }>`
      select address, next_nonce::int as "from" from payer where own order by address`,
  )
  const sent = await Promise.all(
    wallets.map(async (one) => ({ ...one, to: await chain.sentBy(one.address, settled.block) })),
  )
  return sent.filter(({ from, to }) => to > from)
}

/** Whether the contract said of a withdrawal that is to be paid that it has been. */
async function toldPaid(tx: Tx): Promise<boolean> {
  const told = await tx`
    select 1 from payout_trial t join withdrawal w on w.id = t.withdrawal_id
    where t.why = 'alreadyPaid' and w.state = 'approved' limit 1`
  return told.length > 0
}

/** Answers how many were taken over. */
async function findAmong(paying: Paying, settled: Settled, waiting: readonly Waiting[]) {
  const paid = await paying.chain.paid(
    waiting.map(({ payout }) => payout),
    settled.block,
  )
  const known = waiting.filter((_, place) => paid[place])
  const made = await paying.node.paidAs(
    known.map(({ payout }) => payout),
    settled.block,
  )
  return forEach(paying, known, (one) => adopt(paying, settled, shownOf(one, made)))
}

/**
 * No nonce is given that was used. They say that there is nothing left to be found, so they are taken over last, after all
 * that the pool has paid up to there was looked at: another process may wait for nothing but them to pay on.
 */
export async function skipNonces({ db, report }: Paying, wallet: Ahead): Promise<void> {
  report({ level: 'warn', event: 'nonces were used elsewhere', ...wallet })
  await db.inTx(
    (tx) => tx`
      update payer set next_nonce = greatest(next_nonce, ${wallet.to}) where address = ${wallet.address}`,
  )
}

/**
 * The oldest of those that may be paid, after one. Each state is asked about for itself: both at once may be looked for
 * along all that ever ended.
 */
export const readWaiting = (tx: Tx, after: string) => tx<Waiting>`
  (select id, coin, amount, address, payout_id as payout from withdrawal
    where state = 'requested' and id > ${after} order by id limit ${BATCH})
  union all
  (select id, coin, amount, address, payout_id as payout from withdrawal
    where state = 'approved' and id > ${after} order by id limit ${BATCH})
  order by id limit ${BATCH}`
